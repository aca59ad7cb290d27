import { Picture } from '@/ui/Picture';
import { RemoveLineButton } from './RemoveLineButton';
import { cartTexts } from './texts';

interface Props {
  readonly busy: boolean;
  /** Null where the server does not name the product: removing a line needs its id (§7). */
  readonly onRemove: (() => void) | null;
}

/** A deleted product, which is never charged (ruling 36). */
export function UnavailableCartLine({ busy, onRemove }: Props) {
  return (
    <div className="flex items-center gap-5">
      <div className="size-[min(6rem,26vw)] shrink-0 overflow-hidden rounded-card sm:size-32">
        <Picture src={null} alt="" sizes="8rem" />
      </div>
      <div>
        <p>
          <strong className="block font-semibold">{cartTexts.unavailable}</strong>
          <span className="text-sm text-ink-soft">{cartTexts.unavailableText}</span>
        </p>
        {onRemove && <RemoveLineButton label={cartTexts.removeUnavailable} busy={busy} onRemove={onRemove} />}
      </div>
    </div>
  );
}
