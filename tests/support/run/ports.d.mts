export interface Lane {
  readonly page: number;
  readonly api: number;
  readonly address: number;
  readonly payment: number;
  readonly geocoder: number;
}
export const demoPort: number;
export const devPort: number;
export const lanes: Readonly<Record<'hosted' | 'faults', Lane>>;
export function origin(port: number): string;
