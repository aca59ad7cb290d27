import { useAdminGetProductsQuery } from '@/api/adminApi';
import { AdminLoad } from './AdminLoad';
import { AdminProductList } from './AdminProductList';

/** All products, read anew at each show (§2). */
export function AdminProductLoad() {
  const query = useAdminGetProductsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AdminLoad query={query} what="products" empty="No products available">
      {(products) => <AdminProductList products={products} />}
    </AdminLoad>
  );
}
