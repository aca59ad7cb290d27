export type HostedOrigins = Readonly<Record<'api' | 'address' | 'payment' | 'geocoder', string>>;
export const demoPort: number;
export const devPort: number;
export const hostedPorts: Readonly<Record<'page' | keyof HostedOrigins, number>>;
export const hostedOrigins: HostedOrigins;
export function origin(port: number): string;
