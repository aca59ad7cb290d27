import { expect, it } from 'vitest';
import { recordSplitter } from '@/lib/recordSplitter';

function split(text: string) {
  const splitter = recordSplitter();
  return { records: [...text].flatMap((character) => [...splitter.split(character)]), around: splitter.around() };
}

it.each([
  ['braces, brackets and quotes in a text', String.raw`{"response":[{"a":"}]{[ \" \\"},{"b":"\\\""}]}`],
  ['lists and objects within a record', '{"response":[{"a":[{"b":[]}],"c":{}},[1,[2]]]}'],
  [
    'space, and other keys before and after',
    '{ "message" : "ok", "response" : [ {"a":1} , {"b":2} ], "more" : [{"c":3}] }',
  ],
])('a record ends at its own bracket: %s', (_, text) => {
  const { records, around } = split(text);
  expect(records.map((record) => JSON.parse(record))).toEqual(JSON.parse(text).response);
  expect(JSON.parse(around)).toEqual({ ...JSON.parse(text), response: records.map(() => 0) });
});

it.each([
  '[{"a":1}]',
  '{"response":{"a":{"b":1}}}',
  '{"other":[{"a":1}],"response":7}',
  '{"a":{"response":[{"b":1}]}}',
])('a list anywhere else has no records: %s', (text) => expect(split(text)).toEqual({ records: [], around: text }));

it('a record whose end is missing stays in the text around the records', () => {
  expect(split('{"response":[{"a":1},{"b"')).toEqual({ records: ['{"a":1}'], around: '{"response":[0,{"b"' });
});
