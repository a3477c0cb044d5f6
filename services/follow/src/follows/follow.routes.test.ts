import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openFollows, type TestFollows } from '../follow-testing.ts';

const ofKent = { kind: 'value', target: 't1', filters: { county: 'Kent' }, column: 'rate', mail: 'at_once' };

async function followed(follows: TestFollows, body: object = ofKent, as = 'ada') {
  const { status, body: answer } = await follows.ask('POST', '/api/follows', body, as);
  expect([200, 201]).toContain(status);
  return answer as { id: string; feed: string; title: string; mail: string; available: boolean };
}

describeStores('following', (open) => {
  it('is for people, who follow the same once and see what they follow page by page', async () => {
    const follows = await openFollows(open);
    expect((await follows.ask('POST', '/api/follows', ofKent, '')).status).toBe(403);
    expect((await follows.ask('GET', '/api/follows', undefined, 'administrator')).status).toBe(403);
    const first = await followed(follows);
    expect(first).toMatchObject({ title: 'Rate · Kent', mail: 'at_once', available: true });
    expect(await followed(follows, { ...ofKent, mail: 'daily' })).toMatchObject({
      id: first.id,
      mail: 'daily',
    });
    await followed(follows, { kind: 'dataset', target: 'unemployment' });
    const { body } = await follows.ask('GET', '/api/follows?limit=1&offset=1');
    expect(body).toMatchObject({ count: 2, most: 100, confirmed: true });
    expect(body.follows).toHaveLength(1);
    expect((await follows.ask('GET', '/api/follows', undefined, 'bob')).body).toMatchObject({
      count: 0,
      follows: [],
    });
  });

  it('says what is missing, and takes no value of none or of several rows', async () => {
    const follows = await openFollows(open);
    const fieldsOf = async (body: object) => {
      const { status, body: answer } = await follows.ask('POST', '/api/follows', body);
      return [status, Object.keys(answer.error.fields ?? {})];
    };
    expect(await fieldsOf({ kind: 'value', condition: { kind: 'above' } })).toEqual([
      400,
      ['target', 'column', 'amount'],
    ]);
    expect(await fieldsOf({ kind: 'search' })).toEqual([400, ['page']]);
    expect(await fieldsOf({ ...ofKent, filters: {} })).toEqual([400, ['filters']]);
    expect(await fieldsOf({ ...ofKent, filters: {}, newest_by: 'year' })).toEqual([400, ['newest_by']]);
    expect(await fieldsOf({ ...ofKent, filters: { county: 'Surrey' } })).toEqual([400, ['filters']]);
    expect(await fieldsOf({ ...ofKent, column: 'nothing' })).toEqual([400, ['column']]);
    expect((await follows.ask('POST', '/api/follows', { kind: 'dataset', target: 'other' })).status).toBe(
      404,
    );
    const outside = { kind: 'search', page: '//evil.example/search' };
    expect((await follows.ask('POST', '/api/follows', outside)).status).toBe(400);
  });

  it('has a limit for everybody', async () => {
    const follows = await openFollows(open);
    const search = (number: number) => ({ kind: 'search', q: `${number}`, page: `/search?sq=${number}` });
    for (let number = 0; number < 100; number += 1) await followed(follows, search(number));
    const { status, body } = await follows.ask('POST', '/api/follows', search(100));
    expect([status, body.error.code]).toEqual([409, 'too_many_follows']);
    await followed(follows, search(7));
    await followed(follows, search(100), 'bob');
  });

  it('is changed and ended by who follows alone', async () => {
    const follows = await openFollows(open);
    const { id } = await followed(follows);
    for (const [method, url] of [
      ['GET', `/api/follows/${id}`],
      ['PATCH', `/api/follows/${id}`],
      ['POST', `/api/follows/${id}/feed`],
      ['DELETE', `/api/follows/${id}`],
    ] as const) {
      const body = method === 'PATCH' ? { mail: 'none' } : undefined;
      expect((await follows.ask(method, url, body, 'bob')).status).toBe(404);
    }
    expect((await follows.ask('PATCH', `/api/follows/${id}`, { mail: 'none' })).body).toMatchObject({
      mail: 'none',
    });
    expect((await follows.ask('DELETE', `/api/follows/${id}`)).status).toBe(204);
    expect((await follows.ask('GET', '/api/follows')).body).toMatchObject({ count: 0 });
  });

  it('takes another condition of a value, which counts from the value that was read last', async () => {
    const follows = await openFollows(open);
    const { id } = await followed(follows, { ...ofKent, condition: { kind: 'by', amount: 3 } });
    const change = (condition: object) => follows.ask('PATCH', `/api/follows/${id}`, { condition });
    const publish = async (rate: number) => {
      follows.publish([{ county: 'Kent', year: 2024, rate }]);
      await follows.later(60);
      return follows.mails.length;
    };
    expect(await publish(6)).toBe(0);
    expect((await change({ kind: 'by', amount: 1 })).body).toMatchObject({ condition: { amount: 1 } });
    expect(await publish(6.5)).toBe(0);
    expect(await publish(7.5)).toBe(1);
    const faults = async (condition: object) => (await change(condition)).body.error.fields;
    expect(await faults({ kind: 'above' })).toEqual({ amount: ['Missing value'] });
    expect(await faults({ kind: 'by', amount: -1 })).toEqual({ amount: ['Must not be negative'] });
    await followed(follows, { ...ofKent, condition: { kind: 'above', amount: 9 } });
    expect((await change({ kind: 'above', amount: 9 })).status).toBe(409);
    expect((await change({ kind: 'by', amount: 1 })).status).toBe(200);
    const dataset = await followed(follows, { kind: 'dataset', target: 'd1' });
    const refused = await follows.ask('PATCH', `/api/follows/${dataset.id}`, { condition: { kind: 'any' } });
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['condition']]);
  });

  it('names what was hidden since as it was, and does not say where it is', async () => {
    const follows = await openFollows(open);
    await followed(follows, { kind: 'dataset', target: 'd1' });
    follows.catalogue.dataset.isPrivate = true;
    follows.describe('A new secret');
    const { body } = await follows.ask('GET', '/api/follows');
    expect(body.follows).toMatchObject([{ title: 'Unemployment', available: false, address: '' }]);
  });
});

describeStores('the addresses in a mail', (open) => {
  const pathOf = (address = '') => new URL(address).pathname;

  it('end a follow by POST without signing in, as mail programs and people do it, and by no visit', async () => {
    const follows = await openFollows(open);
    await followed(follows);
    follows.publish([{ county: 'Kent', year: 2024, rate: 9 }]);
    await follows.later(1);
    const [mail] = follows.mails;
    const address = pathOf(mail?.unsubscribe);
    const asBrowser = await follows.server.inject({ url: address, headers: { accept: 'text/html' } });
    expect([asBrowser.statusCode, asBrowser.headers.location]).toEqual([303, mail?.sections[0]?.end]);
    expect((await follows.ask('GET', address, undefined, '')).body).toEqual({
      kind: 'value',
      title: 'Rate · Kent',
    });
    expect((await follows.ask('GET', '/api/follows')).body).toMatchObject({ count: 1 });
    const oneClick = {
      method: 'POST',
      url: address,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    } as const;
    expect((await follows.server.inject({ ...oneClick, url: `${address.slice(0, -2)}xx` })).statusCode).toBe(
      404,
    );
    // A program that is not sure asks again.
    const [first, again] = [await follows.server.inject(oneClick), await follows.server.inject(oneClick)];
    expect([first.json(), again.json()]).toEqual([{ ended: true }, { ended: true }]);
    expect((await follows.ask('GET', '/api/follows')).body).toMatchObject({ count: 0 });
  });

  it('of several follows end the mails, and leave the feeds', async () => {
    const follows = await openFollows(open);
    await followed(follows);
    await followed(follows, { kind: 'dataset', target: 'd1', mail: 'at_once' });
    follows.publish([{ county: 'Kent', year: 2024, rate: 9 }]);
    await follows.later(1);
    expect(follows.mails[0]?.sections).toHaveLength(2);
    const silence = pathOf(follows.mails[0]?.unsubscribe);
    expect((await follows.ask('POST', silence, {}, '')).body).toEqual({ ended: true });
    expect((await follows.ask('POST', silence.replace('/ada/', '/bob/'), {}, '')).status).toBe(404);
    follows.publish([{ county: 'Kent', year: 2024, rate: 1 }]);
    await follows.later(60);
    expect(follows.mails).toHaveLength(1);
    const { body } = await follows.ask('GET', '/api/follows');
    expect(body.follows.map(({ mail }: { mail: string }) => mail)).toEqual(['none', 'none']);
  });
});

describeStores('the feed of a follow', (open) => {
  it('tells the changes to whoever has its address, in the reader’s language, until it is renewed', async () => {
    const follows = await openFollows(open);
    const { id, feed } = await followed(follows, { ...ofKent, mail: 'none', language: 'fr' });
    const read = (address: string) => follows.ask('GET', new URL(address).pathname, undefined, '');
    expect((await read(feed)).text).not.toContain('<entry>');
    follows.publish([{ county: 'Kent', year: 2024, rate: 9 }]);
    await follows.later(1);
    const { status, headers, text } = await read(feed);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
      'private, no-cache',
    ]);
    expect(text).toContain('<title>Rate, Kent\u00a0: 4,1\u00a0% → 9\u00a0%</title>');
    expect(text).toContain('xml:lang="fr"');
    const renewed = (await follows.ask('POST', `/api/follows/${id}/feed`)).body;
    expect((await read(feed)).status).toBe(404);
    expect((await read(renewed.feed)).text).toContain('9\u00a0%');
    follows.catalogue.dataset.isPrivate = true;
    expect((await read(renewed.feed)).text).not.toContain('9\u00a0%');
  });
});
