const undisplayed = new Set(['HEAD', 'LINK', 'META', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE']);

function isUndisplayed(element: Element): boolean {
  return (
    undisplayed.has(element.tagName) ||
    element.hasAttribute('hidden') ||
    (element.tagName === 'DIALOG' && !element.hasAttribute('open')) ||
    (element.tagName === 'INPUT' && element.getAttribute('type') === 'hidden')
  );
}

function inherited(element: Element | null, property: string): string {
  for (let at = element; at; at = at.parentElement) {
    const value = at.hasAttribute('style') ? (at as HTMLElement).style.getPropertyValue(property) : '';
    if (value && value !== 'inherit') return value;
  }
  return '';
}

/**
 * What queries and events ask of `getComputedStyle`, from attributes and inline styles: screens are tested without a
 * stylesheet, and jsdom would match its default one against each element, for a tenth of a test's time.
 */
export function quickComputedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const own = (element as HTMLElement).style;
  const read = (property: string): string => {
    if (pseudo) return property === 'content' ? 'none' : '';
    if (property === 'display') return isUndisplayed(element) ? 'none' : own.getPropertyValue('display') || 'block';
    if (property === 'visibility') return inherited(element, property) || 'visible';
    if (property === 'pointer-events') return inherited(element, property) || 'auto';
    if (property === 'opacity') return own.getPropertyValue(property) || '1';
    return own.getPropertyValue(property);
  };
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return new Proxy(own, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return read;
      return typeof name === 'string' ? read(kebab(name)) : undefined;
    },
  });
}
