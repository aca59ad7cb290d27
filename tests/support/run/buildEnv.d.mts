import type { HostedOrigins } from './ports.mjs';

export const noEnv: Readonly<Record<string, string>>;
export function hostedEnv(bases?: HostedOrigins): Record<string, string>;
