// @ts-check
/**
 * Stands in for PayPal's v5 script in the demo and the tests: same calls, same order of callbacks, no money.
 * The server that serves it fills in the payment host's address and the mode.
 */
(() => {
  /**
   * @typedef {{ orderID: string, payerID: string, paymentSource: string }} Approval
   * @typedef {{ restart: () => Promise<void>, redirect: (url: string) => void, order: object }} ApproveActions
   * @typedef {{ resolve: () => Promise<void>, reject: () => Promise<void> }} ClickActions
   * @typedef {{ enable: () => Promise<void>, disable: () => Promise<void> }} InitActions
   * @typedef {object} ButtonsOptions
   * @property {string} [fundingSource]
   * @property {(data: object, actions: InitActions) => void} [onInit]
   * @property {(data: { fundingSource: string }, actions: ClickActions) => unknown} [onClick]
   * @property {(data: { paymentSource: string }, actions: object) => unknown} createOrder
   * @property {(data: Approval, actions: ApproveActions) => unknown} onApprove
   * @property {(data: { orderID: string }, actions: object) => void} [onCancel]
   * @property {(error: unknown) => void} [onError]
   * @typedef {{ id: string, description: string, amount: string, currency: string }} Order
   */

  const paymentBase = '%PAYMENT_BASE%';
  /** @type {string} "well", "render-rejects" or "popup-blocked" */
  const mode = '%MODE%';

  /** How many more renders of the buttons fail: the first one, and the shop's automatic retry. */
  let failingDraws = mode === 'render-rejects' ? 2 : 0;

  const own = document.currentScript;
  const query = new URL(own instanceof HTMLScriptElement ? own.src : '', location.href).searchParams;
  if (!query.get('client-id')) throw new Error('PayPal script: client-id is missing');
  if (query.get('currency') !== 'CAD') throw new Error(`PayPal script: currency is ${query.get('currency')}, not CAD`);
  if (!(query.get('components') ?? 'buttons').split(',').includes('buttons'))
    throw new Error('PayPal script: the buttons component is missing');

  const english = {
    title: 'PayPal – demo payment',
    note: 'No money moves. Choose what the payer does.',
    approve: 'Approve payment',
    decline: 'Decline card',
    cancel: 'Cancel',
    close: 'Close window',
    lose: 'Approve, then lose the response',
    noResponse: 'PayPal did not answer. Please choose again.',
    declined: 'Your card was declined. Choose another way to pay.',
    card: 'Debit or Credit Card',
    /** @param {string} amount */
    money: (amount) => `CA$${amount}`,
  };

  /** @type {typeof english} */
  const french = {
    title: 'PayPal – paiement de démonstration',
    note: 'Aucun argent n’est déplacé. Choisissez ce que fait le payeur.',
    approve: 'Approuver le paiement',
    decline: 'Refuser la carte',
    cancel: 'Annuler',
    close: 'Fermer la fenêtre',
    lose: 'Approuver, puis perdre la réponse',
    noResponse: 'PayPal n’a pas répondu. Choisissez de nouveau.',
    declined: 'Votre carte a été refusée. Choisissez un autre mode de paiement.',
    card: 'Carte de débit ou de crédit',
    money: (amount) => `${amount.replace('.', ',')}\u00a0$\u00a0CA`,
  };

  const texts = query.get('locale') === 'fr_CA' ? french : english;
  const acts = /** @type {const} */ (['approve', 'decline', 'cancel', 'close', 'lose']);

  const buttonCss = `
    :host { display: block; }
    .stack { display: grid; gap: 12px; }
    button { font: 600 17px/1 system-ui, "Segoe UI", Roboto, Arial, sans-serif; min-height: 48px; border: 0;
      border-radius: 8px; cursor: pointer; }
    button:focus-visible { outline: 3px solid #1f4d3a; outline-offset: 2px; }
    .paypal { background: #f3c346; color: #12256b; font-style: italic; font-weight: 800; font-size: 20px; }
    .card { background: #2c2e2f; color: #fff; }
    .off button { opacity: 0.38; cursor: not-allowed; }`;

  const sheetCss = `
    dialog { font: 16px/1.5 system-ui, "Segoe UI", Roboto, Arial, sans-serif; color: #1c2b23; background: #fff; border: 0;
      border-radius: 16px; padding: 24px; width: min(26rem, calc(100vw - 32px)); box-sizing: border-box;
      max-height: calc(100vh - 32px); overflow: auto; }
    dialog::backdrop { background: rgb(20 35 28 / 0.6); }
    h2 { font-size: 20px; line-height: 1.3; margin: 0 0 4px; }
    p { margin: 0 0 12px; overflow-wrap: anywhere; }
    .amount { font-size: 28px; font-weight: 700; font-variant-numeric: tabular-nums; }
    .note { color: #4a5a50; font-size: 14px; }
    .notice { color: #a8321f; font-weight: 600; }
    .notice:empty { display: none; }
    .choices { display: grid; gap: 8px; }
    button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 16px; border-radius: 10px; cursor: pointer;
      border: 1px solid #4a5a50; background: #fff; color: inherit; }
    button.main { background: #12256b; border-color: #12256b; color: #fff; }
    button[aria-disabled="true"] { opacity: 0.5; cursor: progress; }
    button:focus-visible { outline: 3px solid #1f4d3a; outline-offset: 2px; }`;

  /**
   * A host element whose content the page's styles do not affect.
   * @param {string} css
   */
  function shadowed(css) {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    return { host, root };
  }

  /**
   * @template {keyof HTMLElementTagNameMap} K
   * @param {K} tag
   * @param {string} className
   * @param {string} [text]
   */
  function make(tag, className, text = '') {
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    return element;
  }

  /**
   * Sends the payer's action to the payment host, as PayPal does before it calls the shop's callback.
   * @param {string} orderID
   * @param {'approve' | 'decline'} [action]
   * @returns {Promise<Order>}
   */
  async function atPaymentHost(orderID, action) {
    const address = `${paymentBase}/stand-in/orders/${encodeURIComponent(orderID)}`;
    const response = await (action ? fetch(`${address}/${action}`, { method: 'POST' }) : fetch(address));
    if (!response.ok) throw new Error(`PayPal knows no order ${orderID}`);
    return response.json();
  }

  /**
   * The payer's sheet; it stays until `close` is called.
   * @param {Order} order
   * @param {(choice: (typeof acts)[number]) => void} choose
   */
  function openSheet(order, choose) {
    const { host, root } = shadowed(sheetCss);
    const dialog = make('dialog', '');
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('aria-labelledby', 'title');
    const title = make('h2', '', texts.title);
    title.id = 'title';
    const notice = make('p', 'notice');
    notice.setAttribute('role', 'alert');
    const choices = make('div', 'choices');
    for (const act of acts) {
      const button = make('button', act === 'approve' ? 'main' : '', texts[act]);
      button.type = 'button';
      button.addEventListener('click', () => {
        if (button.getAttribute('aria-disabled') !== 'true') choose(act);
      });
      choices.append(button);
    }
    dialog.append(
      title,
      make('p', 'amount', texts.money(order.amount)),
      make('p', '', order.description),
      make('p', 'note', texts.note),
      notice,
      choices,
    );
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (dialog.getAttribute('aria-busy') !== 'true') choose('close');
    });
    root.append(dialog);
    document.body.append(host);
    dialog.showModal();
    return {
      /** @param {boolean} busy @param {string} [text] */
      show(busy, text = '') {
        dialog.setAttribute('aria-busy', String(busy));
        for (const button of choices.children) button.setAttribute('aria-disabled', String(busy));
        notice.textContent = text;
      },
      close() {
        if (dialog.open) dialog.close();
        host.remove();
      },
    };
  }

  /** @param {ButtonsOptions} options */
  function makeButtons(options) {
    if (typeof options?.createOrder !== 'function') throw new Error('PayPal buttons: createOrder is missing');
    if (typeof options.onApprove !== 'function') throw new Error('PayPal buttons: onApprove is missing');
    const sources = ['paypal', 'card'].filter((source) => (options.fundingSource ?? source) === source);
    const { host, root } = shadowed(buttonCss);
    const stack = make('div', 'stack');
    let enabled = true;
    let busy = false;
    /** @type {ReturnType<typeof openSheet> | null} */
    let sheet = null;

    /** @param {boolean} value */
    async function setEnabled(value) {
      enabled = value;
      stack.classList.toggle('off', !value);
      for (const button of stack.children) button.setAttribute('aria-disabled', String(!value));
    }

    /** @param {unknown} error */
    function fail(error) {
      if (options.onError) options.onError(error);
      else reportError(error);
    }

    function closeSheet() {
      sheet?.close();
      sheet = null;
      busy = false;
    }

    /** @param {HTMLElement} button */
    function leave(button) {
      closeSheet();
      button.focus();
    }

    /** @param {Order} order @param {string} source @param {HTMLElement} button */
    function letPayerChoose(order, source, button) {
      const orderID = order.id;

      /** @param {'approve' | 'decline'} action */
      async function approve(action) {
        sheet?.show(true);
        try {
          await atPaymentHost(orderID, action);
        } catch {
          sheet?.show(false, texts.noResponse);
          return;
        }
        let restarted = false;
        const actions = {
          restart() {
            restarted = true;
            sheet?.show(false, texts.declined);
            return new Promise(() => undefined);
          },
          /** @param {string} url */
          redirect: (url) => location.assign(url),
          order: { get: () => atPaymentHost(orderID) },
        };
        try {
          await options.onApprove({ orderID, payerID: 'DEMOPAYER2025', paymentSource: source }, actions);
        } catch (error) {
          if (!restarted) fail(error);
        }
        if (!restarted) leave(button);
      }

      sheet = openSheet(order, (choice) => {
        if (choice === 'approve') void approve('approve');
        else if (choice === 'decline') void approve('decline');
        else if (choice === 'lose') {
          void atPaymentHost(orderID, 'approve').then(() => leave(button), fail);
        } else {
          leave(button);
          options.onCancel?.({ orderID }, {});
        }
      });
    }

    /** @param {string} source @param {HTMLElement} button */
    async function start(source, button) {
      let allowed = true;
      const settle = (/** @type {boolean} */ value) => async () => {
        allowed = value;
      };
      await options.onClick?.({ fundingSource: source }, { resolve: settle(true), reject: settle(false) });
      if (!allowed || !enabled) return;
      if (mode === 'popup-blocked') throw new Error('Unable to open the PayPal window: the pop-up was blocked');
      const orderID = await options.createOrder({ paymentSource: source }, {});
      if (typeof orderID !== 'string' || !orderID) throw new Error('Expected an order id to be passed');
      letPayerChoose(await atPaymentHost(orderID), source, button);
    }

    for (const source of sources) {
      const button = make('button', source, source === 'paypal' ? 'PayPal' : texts.card);
      button.type = 'button';
      button.addEventListener('click', () => {
        if (busy) return;
        busy = true;
        start(source, button)
          .catch(fail)
          .finally(() => {
            busy = sheet !== null;
          });
      });
      stack.append(button);
    }
    root.append(stack);

    return {
      isEligible: () => sources.length > 0,
      /** @param {string | Element} place */
      async render(place) {
        const container = typeof place === 'string' ? document.querySelector(place) : place;
        if (!container?.isConnected) throw new Error('Document is ready and the container element does not exist');
        if (failingDraws > 0) {
          failingDraws -= 1;
          throw new Error('The PayPal buttons could not be drawn');
        }
        container.append(host);
        options.onInit?.({}, { enable: () => setEnabled(true), disable: () => setEnabled(false) });
      },
      async close() {
        closeSheet();
        host.remove();
      },
      async updateProps() {},
    };
  }

  Object.assign(window, { paypal: { version: '5.0.500', Buttons: makeButtons } });
})();
