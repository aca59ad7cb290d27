import { htmlFileOf } from '../config/paths.ts';
import { caching, type Headers } from './securityHeaders.ts';
import { ruledPages } from './staticHost.ts';

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** `always` includes errors. A location that adds a header inherits none, so caching is a variable. */
function headerLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
    .join('\n');
}

/** Each language's own index.html for its paths. */
const languageLocations = (folders: readonly string[]) =>
  folders
    .map(
      (folder) => `location /${folder} {
  try_files $uri $uri.html $uri/index.html /${folder}index.html;
}

`,
    )
    .join('');

/** The HTML of each page that is not found by its address. */
const pageLocations = (folder: string) =>
  ruledPages
    .map((row) => {
      const address = `/${folder}${row.path.slice(1)}`;
      const file = `/${folder}${htmlFileOf(row)}`;
      if (!address.includes(':')) return `location = ${address} {\n  try_files ${file} =404;\n}\n\n`;
      return `location ~ ^${address.replaceAll(/:\w+/g, '[^/]+')}/?$ {\n  try_files $uri.html ${file} =404;\n}\n\n`;
    })
    .join('');

/** Content of a `server` block that defines listen, root and certificate (docs/deploying.md). */
export function nginxConfig(security: Headers, folders: readonly string[], prerendered: boolean): string {
  const places = folders.map((folder) => `${folder}|`).join('');
  return `# Generated for this build; deploy both together. Include it in a server block that sets root.
charset utf-8;
server_tokens off;
etag on;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 512;
gzip_types text/css text/plain text/javascript application/javascript application/json application/manifest+json image/svg+xml;

set $caching "${caching.page}";
add_header Cache-Control $caching always;
${headerLines(security)}

# Hashed names: cache for a year. A missing asset is a 404, never index.html.
location ~ ^/(${places})assets/ {
  set $caching "${caching.asset}";
  try_files $uri =404;
  error_page 404 @missing;
}

# Files for other hosts, and hidden files.
location ~ ^/(_headers$|_redirects$|\\.(?!well-known/)) {
  set $caching "${caching.missing}";
  return 404;
}

location @missing {
  set $caching "${caching.missing}";
  return 404;
}

location ~ ^/(${places})site\\.webmanifest$ {
  types {}
  default_type application/manifest+json;
}

${prerendered ? [...folders, ''].map(pageLocations).join('') : ''}${languageLocations(folders)}# Prerendered pages, and index.html for every other path.
location / {
  try_files $uri $uri.html $uri/index.html /index.html;
}
`;
}
