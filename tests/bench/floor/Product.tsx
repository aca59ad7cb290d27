import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { AddButton } from './AddButton';
import { type FloorProduct, type FloorState, load } from './store';

export function Product() {
  const name = (useParams().name ?? '').replaceAll('_', ' ');
  const known = useSelector((state: FloorState) => state.products.find((product) => product.name === name));
  const [loaded, setLoaded] = useState<FloorProduct>();
  useEffect(() => {
    const early = window.product;
    delete window.product;
    void load<{ result: FloorProduct }>(early, `/product/${encodeURIComponent(name)}`).then(({ result }) =>
      setLoaded(result),
    );
  }, [name]);
  const product = loaded ?? known;
  if (!product) return null;
  return (
    <main>
      <img src={product.images[0]} alt="" width="800" height="800" />
      <div>
        <h1>{product.name}</h1>
        <p data-price>CA${product.price.toFixed(2)}</p>
        <AddButton name={product.name} />
      </div>
    </main>
  );
}
