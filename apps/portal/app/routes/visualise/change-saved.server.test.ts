import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { changeSaved } from './change-saved.server.ts';

test.each([
  '',
  'delete',
  'constructor',
  'toString',
])('a form that asks for what cannot be asked of a chart is refused: %s', async (intent) => {
  const url = new URL('http://portal.test/visualise?vis_id=abc');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams({ intent }) });
  const refused = await changeSaved({ context: new RouterContextProvider(), request, url }).catch(
    (error: unknown) => error,
  );
  expect(refused).toMatchObject({ status: 400 });
});
