import { elementOf, type Heard, isState, languageMark, phraseOf, spokenWord, statesOf } from './spokenWords';

const words = (list: string) => new Set(list.split(' '));

/** Roles that are spoken on entry; their content follows, indented. */
const containers = words(
  'banner main contentinfo navigation search region complementary form list group article table dialog alertdialog tablist tabpanel radiogroup figure listbox menu alert',
);

/** Roles of which only the content is spoken. */
const silent = words(
  'document paragraph strong emphasis deletion insertion listitem term definition time code subscript superscript rowgroup row mark status blockquote',
);

const ending = /^end(?: of |, |$)/;
const roleIn = (phrase: string) => phrase.split(', ')[0] ?? '';

/** The block around a node, whose texts are read in one go. */
const blockOf = (node: Node) =>
  elementOf(node)?.closest('dl > div, p, li, dt, dd, td, th, div, article, section, h1, h2, h3, h4') ?? null;

/** The heading of a cell's column. */
function columnOf(block: Element | null): string {
  if (!(block instanceof HTMLTableCellElement) || block.tagName !== 'TD') return '';
  const heading = block.closest('table')?.tHead?.rows[0]?.cells[block.cellIndex]?.textContent;
  return heading ? `${heading}: ` : '';
}

/** The ids of names and descriptions. */
function labellingIds(): ReadonlySet<string> {
  const labelled = document.querySelectorAll('[aria-describedby], [aria-labelledby]');
  return new Set(
    [...labelled].flatMap((one) =>
      `${one.getAttribute('aria-describedby') ?? ''} ${one.getAttribute('aria-labelledby') ?? ''}`.split(' '),
    ),
  );
}

/** Whether a text is the name or the description of another element, and spoken there. */
function isSaidElsewhere(node: Node, labelling: ReadonlySet<string>): boolean {
  const at = elementOf(node);
  const label = at?.closest('label, legend, caption');
  if (label && !(label instanceof HTMLLabelElement && label.control === null)) return true;
  const id = at?.closest('[id]:not(h1, h2, h3, h4)')?.id;
  return id !== undefined && labelling.has(id);
}

function countOfItems(next: string): string {
  const size = /^listitem.*set size (\d+)/.exec(next)?.[1];
  return size ? `, ${spokenWord(size === '1' ? '1 item' : `${size} items`)}` : '';
}

/** Whether a phrase has only states, such as "not busy", of the parts inside. */
function isFrame(heard: readonly Heard[], at: number): boolean {
  const { phrase = '', node } = heard[at] ?? {};
  const inner = heard[at + (ending.test(phrase) ? -1 : 1)];
  return (
    isState(roleIn(phrase.replace(ending, ''))) && !(inner?.node instanceof Text && inner.node.parentNode === node)
  );
}

const isContainer = (role: string, node: Node) =>
  containers.has(role) || (node instanceof Element && node.hasAttribute('aria-roledescription'));

interface Line {
  text: string;
  readonly depth: number;
  readonly block: Element | null;
  /** The name of a container, which its first line often repeats. */
  readonly names?: string;
}

/** The spoken lines of a page or a part of it, one for each stop. */
export function linesOf(heard: readonly Heard[]): string[] {
  const lines: Line[] = [];
  const labelling = labellingIds();
  const endOf = (from: number, { phrase, node }: Heard) =>
    heard.findIndex(
      (other, at) => at > from && other.node === node && ending.test(other.phrase) && other.phrase.endsWith(phrase),
    );
  let depth = 0;
  // The states of a list item, spoken with its content.
  let states: string[] = [];
  for (let at = 0; at < heard.length; at += 1) {
    const one = heard[at] as Heard;
    const { phrase, node } = one;
    const closes = ending.test(phrase);
    const role = roleIn(closes ? phrase.replace(ending, '') : phrase);
    if (node instanceof Text || role === 'cell') {
      if (closes || endOf(at, one) > 0) continue;
      if (isSaidElsewhere(node, labelling)) continue;
      const block = blockOf(node);
      const last = lines.at(-1);
      const text = [languageMark(node) + phrase.replace(/^cell(, |$)/, ''), ...states].join(', ');
      states = [];
      if (last?.names === phrase) continue;
      if (last?.block && last.block === block) last.text += /^[,.;:)]/.test(text) ? text : ` ${text}`;
      else lines.push({ text: columnOf(block) + text, depth, block });
    } else if (role === '' || silent.has(role) || isFrame(heard, at) || (node as Element).matches('legend, caption')) {
      if (role === 'listitem' && !closes) states = statesOf(phrase);
    } else if (isContainer(role, node)) {
      if (closes) depth -= 1;
      else {
        const count = role === 'list' ? countOfItems(heard[at + 1]?.phrase ?? '') : '';
        lines.push({ text: phraseOf(one) + count, depth, block: null, names: phrase.slice(role.length + 2) });
        if (endOf(at, one) > 0) depth += 1;
      }
    } else if (!closes) {
      // Its content is its name; a link in a heading is spoken with it.
      const last = endOf(at, one);
      const within = last > 0 ? heard.slice(at + 1, last) : [];
      const roles = within.flatMap((inner) =>
        ['link', 'button'].includes(roleIn(inner.phrase)) ? [spokenWord(roleIn(inner.phrase))] : [],
      );
      const said = phraseOf(one, within.find((inner) => inner.node instanceof Text)?.phrase);
      lines.push({ text: [languageMark(node) + said, ...roles, ...states].join(', '), depth, block: null });
      states = [];
      if (last > 0) at = last;
    }
  }
  return lines.map((line) => '  '.repeat(Math.max(0, line.depth)) + line.text);
}
