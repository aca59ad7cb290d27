/**
 * Loopback ports of the journeys' servers. The hosted variant has two lanes, each with its own build and test server, so
 * that faults stay separate. TEST_PORT_BASE moves all ports.
 */
const base = Number(process.env.TEST_PORT_BASE ?? 4300);

const lane = (page, api) => ({ page, api, address: api + 1, payment: api + 2, geocoder: api + 3 });

export const demoPort = base + 1;
export const devPort = base + 3;
export const lanes = { hosted: lane(base + 2, base + 10), faults: lane(base + 4, base + 20) };

export const origin = (port) => `http://127.0.0.1:${port}`;
