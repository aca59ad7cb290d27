import { wait } from '@/lib/wait';

declare global {
  interface Window {
    /** Of a hosted build. */
    fullStyle?: () => Promise<void>;
  }
}

/** A stylesheet that takes longer does not keep the shop from starting: it applies once it comes (ms). */
const patienceMs = 10_000;
const tries = 3;

const styleLink = () => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]');

/** Replaces the link by its copy, whose events nobody has missed. Resolves to whether its stylesheet came. */
function load(link: HTMLLinkElement): Promise<boolean> {
  const copy = document.createElement('link');
  copy.rel = 'stylesheet';
  copy.media = 'print';
  copy.crossOrigin = link.crossOrigin;
  copy.href = link.href;
  return new Promise((resolve) => {
    copy.onload = () => resolve(true);
    copy.onerror = () => resolve(false);
    link.replaceWith(copy);
  });
}

async function loaded(): Promise<void> {
  for (let left = tries; left > 0; left--) {
    const link = styleLink();
    if (!link || link.sheet || (await load(link))) return;
  }
}

/**
 * Applies the whole stylesheet: the HTML of a hosted build holds only the rules of its first views. Resolves also when it
 * cannot be loaded. In the HTML, because the bundle has no byte to spare.
 */
export async function fullStyle(): Promise<void> {
  await Promise.race([loaded(), wait(patienceMs)]);
  const link = styleLink();
  if (link) link.media = 'all';
}
