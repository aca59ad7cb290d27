export const changesTexts = {
  gone: 'This product no longer exists.',
  changedMeanwhile: 'someone else has changed it since',
  overtaken: (seen: string, theirs: string) => `was ${seen} and is now ${theirs}`,
  existsNow: 'the shop has a product of this name',
  signInAgain: 'please sign in again, then retry',
  progress: 'Progress',
  done: (done: string, total: string) => `${done} of ${total} done`,
  summary: (done: string, total: string, failed: string, skipped: string) =>
    `${done} of ${total} done, ${failed} failed, ${skipped} skipped`,
  field: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  nothing: 'none',
  edits: {
    price: (name: string) => `Price of ${name}`,
    stock: (name: string) => `Stock of ${name}`,
  },
  outcomes: {
    waiting: (name: string) => `${name}: Not sent`,
    sending: (name: string) => `${name}: Sending`,
    done: (name: string) => `${name}: Done`,
    failed: (name: string, reason: string) => `${name}: Failed, ${reason}`,
    skipped: (name: string, reason: string) => `${name}: Skipped, ${reason}`,
  },
  stop: 'Stop',
  retryFailed: 'Retry failed',
  sendRest: 'Send the rest',
  download: 'Download results',
  kinds: {
    products: { results: 'Result for each product', fileName: 'product-changes.csv', column: 'Product' },
    statuses: { results: 'Result for each order', fileName: 'status-changes.csv', column: 'Order' },
  },
  columns: { result: 'Result', reason: 'Reason' },
  states: { waiting: 'Not sent', sending: 'Sending', done: 'Done', failed: 'Failed', skipped: 'Skipped' },
} as const;
