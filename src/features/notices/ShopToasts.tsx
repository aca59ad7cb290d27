import type { ReactNode } from 'react';
import { commonMessages } from '@/config/commonMessages';
import { toastMs } from '@/config/constants';
import { serverMessages } from '@/config/serverMessages';
import { lazyComponent } from '@/lib/lazyComponent';
import type { Notice } from '@/state/noticeSlice';
import { ToastView } from '@/ui/ToastView';
import { WhenIdle } from '@/ui/WhenIdle';

const AboutProduct = lazyComponent(() => import('./AboutProduct').then((module) => module.AboutProduct));

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
      <WhenIdle>
        <AboutProduct
          productId={about}
          wished={item.text === commonMessages.wishlistAdded}
          onFollow={() => onClose(item.id)}
        />
      </WhenIdle>
    ),
  }));
  return (
    <ToastView lifeMs={toastMs} items={named} onClose={onClose}>
      {children}
    </ToastView>
  );
}
