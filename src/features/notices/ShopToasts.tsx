import type { ReactNode } from 'react';
import { toastMs } from '@/config/constants';
import { commonMessages, serverMessages } from '@/config/messages';
import type { Notice } from '@/state/notices';
import { ToastView } from '@/ui/Toast';
import { AboutProduct } from './AboutProduct';

interface Props {
  readonly items: readonly Notice[];
  readonly onClose: (id: string) => void;
  readonly children: ReactNode;
}

/** The shop's toasts, which name the product they are about. */
export function ShopToasts({ items, onClose, children }: Props) {
  const named = items.map(({ about, ...item }) => ({
    ...item,
    text: serverMessages[item.text] ?? item.text,
    more: about && (
      <AboutProduct
        productId={about}
        wished={item.text === commonMessages.wishlistAdded}
        onFollow={() => onClose(item.id)}
      />
    ),
  }));
  return (
    <ToastView lifeMs={toastMs} items={named} onClose={onClose}>
      {children}
    </ToastView>
  );
}
