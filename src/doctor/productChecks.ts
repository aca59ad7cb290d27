import type { Product } from '@/contract/product';
import { priceOf } from '@/domain/price';
import { productPath, sharedSlugs } from '@/domain/product';
import { payPalOptions } from '@/features/payment/payPal';
import { resizedPicture, safeUrl } from '@/lib/url';
import type { Exchange } from './browser';
import { type Check, counted } from './checks';
import { recordsIn } from './reads';

type Products = readonly Product[];

const namesOf = (products: Products) => products.map(({ name }) => name);

function withSameName(products: Products): Products {
  const shared = sharedSlugs(products);
  return products.filter((product) => productPath(product, shared).includes('?'));
}

const markup = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i;
const picturesAsked = 8;
const largePicture = 500_000;
const askedWidth = 320;
const unshown = /image\/(bmp|tiff|heic|heif)/;

/** One picture of each host, then further ones. */
function somePictures(products: Products): string[] {
  const all = products.flatMap(({ images }) => images.flatMap((image) => safeUrl(image) ?? []));
  const whole = all.filter((url) => !url.startsWith('/'));
  const byHost = new Map(whole.map((url) => [new URL(url).host, url]));
  return [...new Set([...byHost.values(), ...whole])].slice(0, picturesAsked);
}

const typeOf = ({ headers }: Exchange) => headers.get('Content-Type') ?? 'no type';
const isPicture = (response: Exchange) => response.status === 200 && typeOf(response).startsWith('image/');

function pictureFault(response: Exchange): string | null {
  if (response.problem) return response.problem.text;
  if (!isPicture(response)) return `status ${response.status}, ${typeOf(response)}`;
  return unshown.test(typeOf(response)) ? `${typeOf(response)}, which most browsers do not show` : null;
}

/** The URL of PayPal's script as the shop loads it, with the options as query parameters. */
function payPalScript(): string {
  const { environment, sdkBaseUrl, ...options } = { sdkBaseUrl: '', ...payPalOptions };
  const own = `https://www.${environment === 'sandbox' ? 'sandbox.' : ''}paypal.com/sdk/js`;
  const spelled = Object.entries(options).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    String(value),
  ]);
  return `${sdkBaseUrl || own}?${new URLSearchParams(spelled)}`;
}

const owner = 'Nothing of the backend’s people: mend the product in the dashboard.';

export const productChecks: readonly Check[] = [
  {
    id: 'names',
    asks: 'Every product has a name of its own',
    run: async ({ reads }) => ({
      faults: counted('products share their address', namesOf(withSameName(await reads.products()))),
    }),
    shoppers: 'Their addresses need an id besides the name. A link without it opens either of them.',
    askFor: owner,
  },
  {
    id: 'prices',
    asks: 'Every product has a price',
    run: async ({ reads }) => {
      const unpriced = (await reads.products()).filter((product) => priceOf(product).nowCents === null);
      return { faults: counted('products have no price', namesOf(unpriced)) };
    },
    shoppers: 'They cannot be bought.',
    askFor: owner,
  },
  {
    id: 'original prices',
    asks: 'No selling price is above the original one',
    run: async ({ reads }) => {
      const odd = (await reads.products()).filter(({ price, oprice }) => price > 0 && oprice > price);
      return { advice: counted('products cost more than originally', namesOf(odd)) };
    },
    shoppers: 'The discount is not shown. Perhaps the two prices were swapped.',
    askFor: owner,
  },
  {
    id: 'price types',
    asks: 'Prices and stock are numbers',
    run: async ({ reads }) => {
      const { raw } = await reads.read('getProducts');
      const fields = ['price', 'oprice', 'stockSize'] as const;
      const asText = recordsIn(raw).flatMap((record) =>
        fields.filter((field) => typeof (record as Partial<Record<string, unknown>> | null)?.[field] === 'string'),
      );
      return { advice: counted('figures come as text', asText) };
    },
    shoppers: 'They are read, but one with a comma or a currency sign would be lost.',
    askFor: 'numbers instead of texts, also for Decimal128 ({ $numberDecimal })',
  },
  {
    id: 'texts',
    asks: 'Texts of products are plain',
    run: async ({ reads }) => {
      const marked = (await reads.products()).filter(({ name, description }) => markup.test(`${name} ${description}`));
      return { advice: counted('products have HTML in their texts', namesOf(marked)) };
    },
    shoppers: 'They read the HTML itself, such as <br>.',
    askFor: owner,
  },
  {
    id: 'pictures',
    asks: 'Every product has a picture that a browser may load',
    run: async ({ reads }) => {
      const products = await reads.products();
      const refused = products.filter(({ images }) => images.some((image) => safeUrl(image) === null));
      const bare = products.filter(({ images }) => images.length === 0);
      return {
        faults: counted('products have a picture without https, which browsers refuse', namesOf(refused)),
        advice: counted('products have no picture', namesOf(bare)),
      };
    },
    shoppers: 'They see a drawing instead.',
    askFor: 'https addresses of pictures',
  },
  {
    id: 'picture files',
    asks: 'Pictures load, in formats and sizes for phones',
    run: async ({ reads, browser, env }) => {
      const responses = await Promise.all(somePictures(await reads.products()).map((url) => browser.load(url)));
      const reported = (say: (response: Exchange) => string | null) =>
        responses.flatMap((response) => (say(response) ? `${response.url}: ${say(response)}` : []));
      return {
        faults: reported(pictureFault),
        advice: reported((response) =>
          !env.imageTemplate && isPicture(response) && response.bytes > largePicture
            ? `${Math.round(response.bytes / 1000)} kB`
            : null,
        ),
      };
    },
    shoppers: 'Pictures are missing, or load for seconds on a phone.',
    askFor: 'responses with the picture’s type, below 500 kB; or a service that resizes them (VITE_IMAGE_TEMPLATE)',
  },
  {
    id: 'resized pictures',
    asks: 'The service that resizes pictures works',
    run: async ({ reads, browser, env }) => {
      if (!env.imageTemplate) return { notChecked: 'VITE_IMAGE_TEMPLATE is not set' };
      const [picture] = somePictures(await reads.products());
      if (!picture) return { notChecked: 'no product has a picture' };
      const load = (src: string) => browser.load(resizedPicture(env.imageTemplate, src, askedWidth));
      const [good, missing] = await Promise.all([load(picture), load(`${new URL(picture).origin}/doctor-none.jpg`)]);
      const fault = pictureFault(good);
      return {
        faults: fault ? [`${new URL(good.url).host}: ${fault}`] : [],
        advice: isPicture(missing) ? ['the response for a missing picture is a picture, which hides the original'] : [],
      };
    },
    shoppers: 'Every picture loads twice, and late.',
    askFor: 'a resizing service that serves the catalogue’s hosts, and an error where there is no picture',
  },
  {
    id: 'paypal',
    asks: 'PayPal’s script loads with this client id and currency',
    run: async ({ browser }) => {
      const { problem, status, headers, body } = await browser.load(payPalScript());
      const isScript = /javascript/.test(headers.get('Content-Type') ?? '');
      if (problem) return { faults: [problem.text] };
      // PayPal responds to a wrong client id or currency with a script that says so.
      if (status === 200 && isScript && !body.includes('SDK Validation error')) return {};
      const what = /client-?id/i.test(body)
        ? ', because of the client id'
        : /currency/i.test(body)
          ? ', because of the currency'
          : '';
      return { faults: [`response with status ${status}${what}`] };
    },
    shoppers: 'Nobody can pay.',
    askFor:
      'Nothing of the backend’s people: compare VITE_PAYPAL_CLIENT_ID and VITE_PAYPAL_ENVIRONMENT with developer.paypal.com.',
  },
  {
    id: 'paypal mode',
    asks: 'Real money is taken',
    run: ({ env }) =>
      env.payPalEnvironment === 'sandbox'
        ? { advice: ['VITE_PAYPAL_ENVIRONMENT is sandbox: right for a rehearsal'] }
        : {},
    shoppers: 'Orders are placed and nobody pays.',
    askFor: 'the live client id, once the rehearsal is over; the payment host in live mode, too',
  },
];
