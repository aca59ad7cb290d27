interface HostedPorts {
  readonly page: number;
  readonly api: number;
  readonly address: number;
  readonly payment: number;
  readonly geocoder: number;
}
export const demoPort: number;
export const devPort: number;
export const hostedPorts: HostedPorts;
export function origin(port: number): string;
