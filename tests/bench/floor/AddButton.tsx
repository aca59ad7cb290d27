import { useDispatch, useSelector } from 'react-redux';
import { added, type FloorState } from './store';

export function AddButton({ name }: { name: string }) {
  const inCart = useSelector((state: FloorState) => state.cart.names.includes(name));
  const dispatch = useDispatch();
  return inCart ? (
    <span data-added>Added</span>
  ) : (
    <button type="button" onClick={() => dispatch(added(name))}>
      Add
    </button>
  );
}
