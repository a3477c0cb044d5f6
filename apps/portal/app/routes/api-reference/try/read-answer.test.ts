import { expect, it } from 'vitest';
import { most, readAnswer } from './read-answer.ts';

const read = (body: BodyInit | null, type: string, status = 200) => {
  const times = [10, 52.4];
  const answer = new Response(body, { status, headers: { 'content-type': type, server: 'x', etag: '"1"' } });
  return readAnswer(
    async () => answer,
    () => times.shift() ?? 0,
  );
};

it('indents JSON and tells status, time and the headers that say something', async () => {
  expect(await read('{"a":[1]}', 'application/json; charset=utf-8', 404)).toMatchObject({
    status: 404,
    isFine: false,
    milliseconds: 42,
    headers: [
      ['content-type', 'application/json; charset=utf-8'],
      ['etag', '"1"'],
    ],
    text: '{\n  "a": [\n    1\n  ]\n}',
    isCut: false,
  });
});

it('shows what calls itself JSON and is none as it came', async () => {
  expect(await read('{"a":', 'application/json')).toMatchObject({ text: '{"a":', isCut: false });
});

it('reads a long answer no further than it shows', async () => {
  let sent = 0;
  const rows = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new TextEncoder().encode('x'.repeat(50_000)));
    },
  });
  const { text, isCut } = await read(rows, 'text/csv');
  expect([text?.length, isCut]).toEqual([most.letters, true]);
  expect(sent).toBeLessThan(10);
});

it('does not show what is no text', async () => {
  expect(await read('PNG', 'image/png')).toMatchObject({ text: undefined, isCut: true });
});

it('shows an answer without a body as empty', async () => {
  expect(await read(null, '', 204)).toMatchObject({ text: '', isCut: false });
});
