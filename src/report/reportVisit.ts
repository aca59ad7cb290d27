import { type PaymentSource, watchPayments } from './payments';
import { errorFacts, makeErrorLimit, onUncaught, releaseOf, reportFigures, sendTo } from './reports';
import { makeRouteLog, onAddressChange, personalWords } from './scrub';

export interface VisitOptions {
  readonly url: string;
  /** A pathname without the shop's base. */
  readonly routeOf: (pathname: string) => string;
  /** What the shop knows of the shopper; no report may contain it. */
  readonly known: () => unknown;
  readonly payments: Promise<PaymentSource>;
}

/** Whether the shopper's browser sends Global Privacy Control. */
const wantsPrivacy = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

function landingPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && URL.canParse(entry.name) ? new URL(entry.name).pathname : window.location.pathname;
}

/** Reports figures, uncaught errors and payments that need a person. */
export function reportVisit({ url, routeOf, known, payments }: VisitOptions): void {
  if (wantsPrivacy()) return;
  const routes = makeRouteLog(routeOf(landingPath()));
  const route = () => routes.at(performance.now());
  const note = () => routes.add(routeOf(window.location.pathname), performance.now());
  note();
  onAddressChange(note);

  const send = sendTo(url, releaseOf([...document.scripts].map(({ src }) => src)));
  reportFigures(routes, send);

  const isNew = makeErrorLimit();
  onUncaught((thrown, message) => {
    const facts = errorFacts(thrown, message, personalWords(known()));
    if (isNew(facts)) void send({ kind: 'error', ...facts, route: route() });
  });

  void payments.then((desk) => watchPayments(desk, route, send));
}
