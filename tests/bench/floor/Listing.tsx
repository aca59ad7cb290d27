import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { AddButton } from './AddButton';
import { type FloorProduct, type FloorState, load, productsLoaded } from './store';

export function Listing() {
  const products = useSelector((state: FloorState) => state.products);
  const dispatch = useDispatch();
  useEffect(() => {
    if (products.length > 0) return;
    void load<{ response: FloorProduct[] }>(window.catalogue, '/product/getProducts').then(({ response }) =>
      dispatch(productsLoaded(response)),
    );
  }, [products, dispatch]);
  return (
    <main>
      {products.slice(0, 12).map(({ _id, name, price, images }) => (
        <article key={_id}>
          <img src={images[0]} alt="" width="400" height="400" />
          <Link to={`/products/${name.replaceAll(' ', '_')}`}>{name}</Link>
          <p data-price>CA${price.toFixed(2)}</p>
          <AddButton name={name} />
        </article>
      ))}
    </main>
  );
}
