import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { FigureReport, Send } from './reports';
import type { RouteLog } from './routeLog';

/** When what a figure tells happened: shifts and presses at their own time, loading at the page's start. */
function momentOf({ name, navigationType, entries }: MetricType): number {
  if (navigationType === 'back-forward-cache') return entries[0]?.startTime ?? performance.now();
  return name === 'CLS' || name === 'INP' ? (entries[0]?.startTime ?? 0) : 0;
}

export function figureReport(metric: MetricType, routes: Pick<RouteLog, 'at'>): FigureReport {
  const { name, value, id, navigationType } = metric;
  return {
    kind: 'figure',
    name,
    value: name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value),
    id,
    navigation: navigationType,
    route: routes.at(momentOf(metric)),
  };
}

export function reportFigures(routes: RouteLog, send: Send): void {
  const report = (metric: MetricType) => void send(figureReport(metric, routes));
  onTTFB(report);
  onLCP(report);
  onCLS(report);
  onINP(report);
}
