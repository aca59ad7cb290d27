import { caching, type Headers } from './securityHeaders.ts';

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** `always`: also on errors. A location with a header of its own would inherit none, so that the one that differs is a variable. */
function headerLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
    .join('\n');
}

/**
 * The inside of an nginx `server` block, to be included there; the block around it says where to listen, the root and the
 * certificate (docs/deploying.md).
 */
export function nginxConfig(security: Headers): string {
  return `# Made by the build for this build: serve both together. To be included in a server block that names its root.
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

# Names change with the content, so these may be kept; what is not there is never the page.
location ^~ /assets/ {
  set $caching "${caching.asset}";
  try_files $uri =404;
  error_page 404 @missing;
}

# What only other hosts read, and hidden files.
location ~ ^/(_headers$|_redirects$|\\.(?!well-known/)) {
  set $caching "${caching.missing}";
  return 404;
}

location @missing {
  set $caching "${caching.missing}";
  return 404;
}

location = /site.webmanifest {
  types {}
  default_type application/manifest+json;
}

# Routes with a page of their own, and index.html for every other address.
location / {
  try_files $uri $uri.html $uri/index.html /index.html;
}
`;
}
