import { X } from 'lucide-react';
import { englishLang } from '@/lib/language';
import { safeUrl } from '@/lib/url';
import { IconButton } from '@/ui/Button';
import { Picture } from '@/ui/Picture';
import { trayTexts } from './texts';
import { useComparedProducts } from './useComparedProducts';

interface Props {
  readonly id: string;
  readonly onRemove: () => void;
}

export function CompareTrayItem({ id, onRemove }: Props) {
  const state = useComparedProducts([id]);
  const product = state.status === 'ready' ? state.products[0] : undefined;
  const name = product?.name ?? (state.status === 'ready' ? trayTexts.gone : '…');
  return (
    <li className="flex min-w-0 items-center gap-2 rounded-field border border-ivory-edge bg-ivory">
      <span className="size-11 shrink-0 overflow-hidden rounded-field bg-ivory-deep">
        {product && <Picture src={safeUrl(product.images[0])} alt="" sizes="2.75rem" />}
      </span>
      <span
        lang={product && englishLang}
        className={`line-clamp-2 min-w-0 flex-1 text-sm leading-tight wrap-break-word ${product ? '' : 'text-ink-soft'}`}
      >
        {name}
      </span>
      <IconButton label={trayTexts.remove(name)} onClick={onRemove}>
        <X aria-hidden size={18} />
      </IconButton>
    </li>
  );
}
