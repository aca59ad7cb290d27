import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Listing } from './Listing';
import { Product } from './Product';
import { store } from './store';

/** The smallest app on the shop's packages, in one chunk: the shop's figures are compared with its own. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <Provider store={store}>
    <BrowserRouter>
      <header>Shop</header>
      <Routes>
        <Route path="/products/:name" element={<Product />} />
        <Route path="*" element={<Listing />} />
      </Routes>
    </BrowserRouter>
  </Provider>,
);
