import { languageMark } from './spokenWords';

const live = '[role=alert], [role=status], [role=log], [aria-live]';

const isOff = (region: Element) =>
  region.getAttribute('aria-live') === 'off' || region.getAttribute('aria-busy') === 'true';
const isAtomic = (region: Element) =>
  region.getAttribute('aria-atomic') === 'true' ||
  (region.matches('[role=alert], [role=status]') && region.getAttribute('aria-atomic') !== 'false');

function textOf(node: Node): string {
  if (node instanceof Text) return node.data.trim() && languageMark(node) + node.data.trim();
  if (!(node instanceof Element) || node.matches('[hidden], [aria-hidden=true]')) return '';
  return node.getAttribute('aria-label') ?? [...node.childNodes].map(textOf).filter(Boolean).join(' ');
}

/** What a screen reader announces after a change of the page: changed live regions, and alerts that appear. */
export function announcedBy(records: readonly MutationRecord[]): string[] {
  const said = new Set<string>();
  for (const { target, addedNodes, type } of records) {
    const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
    if (region?.isConnected && !isOff(region)) {
      if (isAtomic(region) && type !== 'attributes') said.add(textOf(region));
      else if (type === 'characterData') said.add(textOf(target));
      else for (const node of addedNodes) said.add(textOf(node));
    } else
      for (const node of addedNodes)
        if (node instanceof Element && node.isConnected)
          for (const alert of [node, ...node.querySelectorAll('*')])
            if (alert.matches('[role=alert], [role=alertdialog]')) said.add(textOf(alert));
  }
  return [...said].filter(Boolean);
}
