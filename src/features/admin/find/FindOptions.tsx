import { englishLang } from '@/lib/language';
import type { Find, FindGroup } from './find';
import { paletteTexts } from './texts';

interface Props {
  readonly id: string;
  readonly groups: readonly FindGroup[];
  /** Makes an option's id of its key. */
  readonly idOf: (groupId: string, key: string) => string;
  /** The id of the active option. */
  readonly active: string | undefined;
  readonly onChoose: (find: Find) => void;
}

/** The results as a listbox, grouped; the focus stays in the field. */
export function FindOptions({ id, groups, idOf, active, onChoose }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={paletteTexts.results}
      className="mt-3 h-[min(24rem,50dvh)] overflow-y-auto overscroll-contain"
    >
      {groups.map(({ id: groupId, finds }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has no fieldsets.
        <div key={groupId} role="group" aria-labelledby={`${id}${groupId}`} className="mb-2">
          <p id={`${id}${groupId}`} role="presentation" className="px-3 py-1 text-sm font-semibold text-ink-soft">
            {paletteTexts.groups[groupId]}
          </p>
          {finds.map((find) => {
            const optionId = idOf(groupId, find.key);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys.
              <div
                key={find.key}
                id={optionId}
                role="option"
                tabIndex={-1}
                aria-selected={optionId === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(find)}
                className="flex min-h-10 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-field px-3 py-2 hover:bg-leaf-mist aria-selected:bg-leaf-soft forced-colors:aria-selected:outline-2"
              >
                <span lang={find.key.startsWith('product ') ? englishLang : undefined} className="wrap-anywhere">
                  {find.label}
                </span>{' '}
                {find.detail && <span className="text-sm wrap-anywhere text-ink-soft">{find.detail}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
