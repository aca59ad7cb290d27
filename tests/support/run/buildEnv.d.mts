export const noEnv: Readonly<Record<string, string>>;
export function hostedEnv(
  bases: Readonly<Record<'api' | 'address' | 'payment' | 'geocoder', string>>,
): Record<string, string>;
