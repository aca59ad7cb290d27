import { useAdminGetProductsQuery } from '@/api/adminApi';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { useRows } from '@/features/admin/list/useRows';
import { ProductList } from './ProductList';
import { productRows } from './productRows';

/** All products, read anew at each show (§2). */
export function ProductLoad() {
  const { data, ...query } = useAdminGetProductsQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = useRows(data, productRows);
  return (
    <QueryResult query={{ ...query, data: rows }} what="products" empty="No products available">
      {(products) => <ProductList rows={products} />}
    </QueryResult>
  );
}
