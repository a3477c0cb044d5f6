import { expect, test } from 'vitest';
import { consoleRequest } from '../../../content-calls/content-testing.ts';
import { changePicture } from './change-picture.server.ts';

const address = 'http://site/console/media?search=rain&picture=a1';
const change = (answers: (number | object)[], fields: Record<string, string>) => {
  const { asking, calls } = consoleRequest(answers, address);
  return { answer: changePicture(asking, new URLSearchParams(fields)), calls };
};

test('a picture is described in the languages that are given', async () => {
  const { answer, calls } = change([{}], { intent: 'describe', alt_en: ' A gauge ', alt_fr: '' });
  expect(await answer).toEqual({ done: 'described' });
  expect(calls).toEqual([{ method: 'PATCH', path: '/media/a1', body: { alt: { en: 'A gauge', fr: null } } }]);
});

test('descriptions that were not kept are given back', async () => {
  const fields = { intent: 'describe', alt_en: 'A gauge', alt_fr: '' };
  expect(await change([500], fields).answer).toEqual({
    done: 'not-described',
    alt: { en: 'A gauge', fr: '' },
  });
  const { answer, calls } = change([{}], { intent: 'describe', alt_en: ' ', alt_fr: '' });
  expect(await answer).toMatchObject({ done: 'undescribed' });
  expect(calls).toEqual([]);
});

test('a picture that is deleted leads back to the others, and one that is shown stays', async () => {
  const gone = await change([{}], { intent: 'delete' }).answer.catch((thrown: unknown) => thrown);
  expect((gone as Response).headers.get('location')).toBe('/console/media?search=rain&done=deleted');
  expect(await change([400], { intent: 'delete' }).answer).toEqual({ done: 'kept' });
  expect(await change([503], { intent: 'delete' }).answer).toEqual({ done: 'problem' });
  expect(await change([{}], { intent: 'else' }).answer).toEqual({ done: 'problem' });
});
