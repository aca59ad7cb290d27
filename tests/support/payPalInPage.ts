import { afterEach, beforeEach, vi } from 'vitest';
import { env } from '@/config/env';

interface ButtonsOptions {
  onClick(data: object, actions: { resolve(): Promise<void>; reject(): Promise<void> }): Promise<void>;
  createOrder(data: object, actions: object): Promise<string>;
  onApprove(data: { orderID: string }, actions: { restart(): Promise<never> }): Promise<void>;
  onError(error: unknown): void;
}

/** A PayPal button whose click immediately approves the order. */
function buttons(options: ButtonsOptions) {
  const button = document.createElement('button');
  button.textContent = 'PayPal';
  const pay = async () => {
    let allowed = true;
    const refuse = async () => {
      allowed = false;
    };
    await options.onClick({}, { resolve: async () => {}, reject: refuse });
    if (!allowed) return;
    const orderID = await options.createOrder({}, {});
    const approval = await fetch(`${env.paymentApiBaseUrl}/stand-in/orders/${encodeURIComponent(orderID)}/approve`, {
      method: 'POST',
    });
    if (!approval.ok) throw new Error(`PayPal knows no order ${orderID}`);
    await options.onApprove({ orderID }, { restart: () => new Promise<never>(() => {}) });
  };
  button.addEventListener('click', () => void pay().catch(options.onError));
  return {
    isEligible: () => true,
    render: async (place: Element) => void place.append(button),
    close: async () => button.remove(),
    updateProps: async () => {},
  };
}

/** Replaces PayPal's script, which jsdom cannot run, for every test of the file. */
export function payPalInPage(): void {
  beforeEach(() => {
    const insert = document.head.insertBefore;
    vi.spyOn(document.head, 'insertBefore').mockImplementation((node, before) => {
      const added = Reflect.apply(insert, document.head, [node, before]);
      if (node instanceof HTMLScriptElement)
        queueMicrotask(() => {
          Object.assign(window, { paypal: { version: '5.0.500', Buttons: buttons } });
          node.dispatchEvent(new Event('load'));
        });
      return added;
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'paypal');
    for (const script of document.head.querySelectorAll('script')) script.remove();
  });
}
