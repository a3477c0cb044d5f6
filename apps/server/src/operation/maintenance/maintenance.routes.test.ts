import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOperation, type TestOperation } from '../operation-testing.ts';

type State = { closed: boolean; by: string | null; until: string | null; notice: object | null };
type Failure = { error: { code: string; message: string; fields?: Record<string, string[]> } };

let operation: TestOperation;

beforeAll(async () => {
  operation = await openOperation();
});

afterAll(() => operation.close());

const show = async () => (await operation.call<State>(operation.administrator, 'GET', '/maintenance')).body;
const close = (body: object, as = operation.administrator) =>
  operation.call<Failure>(as, 'PUT', '/maintenance', body);
const open = (as = operation.administrator) => operation.call<Failure>(as, 'DELETE', '/maintenance');

describe('maintenance', () => {
  it('is told, begun and ended by administrators only', async () => {
    const { credentials } = await operation.enrol('ada');
    for (const as of [{}, credentials]) {
      expect((await operation.call(as, 'GET', '/maintenance')).status).toBe(403);
      expect((await close({}, as)).status).toBe(403);
      expect((await open(as)).status).toBe(403);
    }
    expect(await show()).toMatchObject({ closed: false, by: null });
  });

  it('closes the site at once, with what visitors are told, and opens it again', async () => {
    const { siteNow } = operation.application;
    const before = await siteNow.read();
    expect(await siteNow.read()).toBe(before);
    const notice = { en: 'We move.', fr: '  ' };
    expect((await close({ until: '2100-01-02T07:00:00+01:00', notice })).status).toBe(204);
    const told = { until: '2100-01-02T06:00:00.000Z', notice: { en: 'We move.' } };
    expect(await show()).toMatchObject({ closed: true, by: 'console', ...told });
    expect((await siteNow.read()).maintenance).toEqual(told);
    await close({});
    expect((await siteNow.read()).maintenance).toEqual({});
    expect((await open()).status).toBe(204);
    expect((await open()).status).toBe(204);
    expect(await siteNow.read()).toEqual(before);
  });

  it.each([
    ['an end without an offset', { until: '2100-01-02T06:00:00' }, 'until'],
    ['an end that is no time', { until: 'tomorrow' }, 'until'],
    ['an end that has passed', { until: '2020-01-02T06:00:00Z' }, 'until'],
    ['a notice in another language', { notice: { de: 'Wartung' } }, 'notice.de'],
  ])('is refused with %s', async (_what, body, field) => {
    const answer = await close(body);
    expect([answer.status, Object.keys(answer.body.error.fields ?? {})]).toEqual([
      400,
      expect.arrayContaining([field]),
    ]);
    expect(await show()).toMatchObject({ closed: false });
  });
});
