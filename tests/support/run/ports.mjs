/** Loopback ports of the journeys' servers. TEST_PORT_BASE moves all of them. */
const base = Number(process.env.TEST_PORT_BASE ?? 4300);

export const demoPort = base + 1;
export const devPort = base + 3;
export const hostedPorts = {
  page: base + 2,
  api: base + 10,
  address: base + 11,
  payment: base + 12,
  geocoder: base + 13,
};

export const origin = (port) => `http://127.0.0.1:${port}`;

/** The base URLs of the hosted build's four hosts. */
export const hostedOrigins = {
  api: origin(hostedPorts.api),
  address: origin(hostedPorts.address),
  payment: origin(hostedPorts.payment),
  geocoder: origin(hostedPorts.geocoder),
};
