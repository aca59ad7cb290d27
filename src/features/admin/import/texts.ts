import { plural } from '@/lib/numbers';

export const importTexts = {
  title: 'Import products',
  intro:
    'Rows with an existing ID or name update that product; other rows add one. Empty cells and missing columns change nothing. Nothing is sent until you’ve seen the preview.',
  file: 'CSV file',
  template: 'Download template',
  reading: 'Reading the file',
  unreadable: 'We couldn’t read this file.',
  tooLarge: 'This file is larger than 20 MB.',
  noRows: 'This file has no rows.',
  noName: 'The first row must name the columns, and one of them must be “Name” or “ID”.',
  productsFailed: 'We couldn’t load the products to compare with',
  misquoted: 'A quotation mark is out of place; the rows after it may have been joined to this one',
  tooManyCells: 'Has more cells than the first row; a text with commas needs quotation marks',
  western: 'The file isn’t in UTF-8. Its letters were read as Windows writes them: look at the accents.',
  macintosh: 'The file isn’t in UTF-8. Its letters were read as older Macs write them: look at the accents.',
  ignored: (names: string) => `Columns not used: ${names}`,
  summary: (count: number, figure: string) => plural(count, { one: `${figure} row`, other: `${figure} rows` }),
  kinds: { new: 'New', changed: 'Changed', unchanged: 'Unchanged', wrong: 'With problems' },
  kindCount: (kind: string, count: string) => `${kind}: ${count}`,
  show: 'Show',
  all: 'All rows',
  preview: 'Rows of the file',
  line: (line: string, name: string) => `${line}. ${name}`,
  unnamed: 'Without a name',
  more: (count: number, figure: string) =>
    plural(count, { one: `and ${figure} more row`, other: `and ${figure} more rows` }),
  report: 'Download this preview',
  reportFile: 'import-preview.csv',
  templateFile: 'products-template.csv',
  reportColumns: { line: 'Line', name: 'Name', kind: 'Kind', details: 'Details' },
  send: (count: number, figure: string) =>
    plural(count, { one: `Send ${figure} product`, other: `Send ${figure} products` }),
  leftOut: (count: number, figure: string) =>
    plural(count, {
      one: `${figure} row with problems is left out.`,
      other: `${figure} rows with problems are left out.`,
    }),
  batch: (count: number, figure: string) =>
    plural(count, { one: `Import ${figure} product`, other: `Import ${figure} products` }),
} as const;
