import axios, { type AxiosInstance } from 'axios';
import { env } from '@/config/env';
import { type HostName, hosts } from '@/contract/calls';

/** No timeout (§7): a slow answer is named on the page instead. Any status is an answer; the base query judges it. */
function makeClient(baseURL: string, withCredentials: boolean): AxiosInstance {
  return axios.create({
    baseURL,
    withCredentials,
    timeout: 0,
    adapter: 'fetch',
    // axios would name itself. Firefox and Safari send that name, and a server's CORS rules need not allow the header.
    headers: { 'User-Agent': false },
    validateStatus: () => true,
  });
}

/** One client per host; only the API and the address provider get cookies (ruling 26). */
export const clients: Readonly<Record<HostName, AxiosInstance>> = {
  api: makeClient(env.apiBaseUrl, hosts.api.cookies),
  address: makeClient(env.addressApiBaseUrl, hosts.address.cookies),
  payment: makeClient(env.paymentApiBaseUrl, hosts.payment.cookies),
  geocoder: makeClient(env.geocoderBaseUrl, hosts.geocoder.cookies),
};
