// @ts-check
/* global TestingLibraryDom */
/**
 * Helpers that run in the page, the same in every browser: `window.shopTester`, next to Testing Library. They are injected
 * again after each load.
 * @typedef {{ role?: string, name?: string, like?: string, label?: string, text?: string, level?: number }} Query
 */
(() => {
  /** @type {string[]} */
  const errors = [];
  addEventListener('error', ({ message }) => errors.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`content policy: ${violatedDirective} ${blockedURI}`),
  );

  /** Includes shadow roots, such as PayPal's stand-in. */
  function roots() {
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return [document.body, ...shadows];
  }

  /** @param {Element} element */
  function isShown(element) {
    return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]');
  }

  /** @param {Query} query */
  function all({ role, name, like, label, text, level }) {
    const library = window.TestingLibraryDom;
    const asked = like ? new RegExp(like) : name;
    return roots()
      .flatMap((root) => {
        if (label) return library.queryAllByLabelText(root, new RegExp(label));
        if (text) return library.queryAllByText(root, new RegExp(text));
        // Visibility is checked below: the library would compute the style of every element.
        const named = { hidden: true, ...(asked ? { name: asked } : {}), ...(level ? { level } : {}) };
        return library.queryAllByRole(root, role, named);
      })
      .filter(isShown);
  }

  /** @param {Query} query What the first such thing says, or null. */
  function look(query) {
    const found = all(query)[0];
    if (!found) return null;
    return { text: found.textContent, value: found.value ?? '', enabled: !found.matches(':disabled') };
  }

  /** @param {Query} query Where to press: in the middle of the first such thing, when nothing lies over it. */
  function place(query) {
    const found = all(query).find((element) => !element.matches(':disabled'));
    if (!found) return null;
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = found.getBoundingClientRect();
    const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    let hit = document.elementFromPoint(middle.x, middle.y);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(middle.x, middle.y);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    return hit && (found.contains(hit) || hit.contains(found)) ? middle : null;
  }

  /** Selects the content of the focused field. */
  function selectField() {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    return field?.tagName ?? '';
  }

  window.shopTester = {
    errors,
    look,
    place,
    selectField,
    path: () => location.pathname,
    text: () =>
      roots()
        .map(({ textContent }) => textContent)
        .join(' | ')
        .replace(/\s+/g, ' '),
  };
})();
