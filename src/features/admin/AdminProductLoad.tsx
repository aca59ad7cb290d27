import { useAdminGetProductsQuery } from '@/api/adminApi';
import { AdminLoad } from './AdminLoad';
import { AdminProductList } from './AdminProductList';
import { productRows } from './adminRows';
import { useRows } from './useRows';

/** All products, read anew at each show (§2). */
export function AdminProductLoad() {
  const { data, ...query } = useAdminGetProductsQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = useRows(data, productRows);
  return (
    <AdminLoad query={{ ...query, data: rows }} what="products" empty="No products available">
      {(products) => <AdminProductList rows={products} />}
    </AdminLoad>
  );
}
