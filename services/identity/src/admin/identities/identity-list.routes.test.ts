import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { type Ask, openTestIdentities, OTHER_HOST } from './identities-testing.ts';

async function fill(ask: Ask, names: string[], host?: string): Promise<void> {
  const identities = names.map((name) => {
    const [first = '', last = ''] = name.split(' ');
    const email = `${first}.${last}@example.org`.normalize('NFKD').replaceAll(/[^\w.@]/g, '');
    return { create: { schema_id: 'member', traits: { email, name: { first, last } } } };
  });
  const made = await ask('PATCH', '/admin/identities', { body: { identities }, ...(host ? { host } : {}) });
  expect(JSON.stringify(made.body)).not.toContain('error');
}

const people = ['Ada Lovelace', 'Grace Hopper', 'Émilie Châtelet', 'Ada Yonath', 'Gracie Allen'];

async function names(ask: Ask, query: string, host?: string): Promise<string[]> {
  const { status, list } = await ask('GET', `/admin/identities?${query}`, host ? { host } : {});
  expect(status).toBe(200);
  return list.map(({ traits }) => (traits as { name: { first: string } }).name.first);
}

describeStores('the list of identities', (open) => {
  it('is in the order of making, without credentials, and says how many there are', async () => {
    const { ask } = await openTestIdentities(await open());
    await fill(ask, people);
    const { list, headers } = await ask('GET', '/admin/identities');
    expect(list.map(({ traits }) => (traits as { name: { first: string } }).name.first)).toEqual([
      'Ada',
      'Grace',
      'Émilie',
      'Ada',
      'Gracie',
    ]);
    expect(list.some((identity) => 'credentials' in identity)).toBe(false);
    expect(headers['x-total-count']).toBe('5');
    expect(headers['link']).toBe(
      '<http://portal.test/api/.ory/admin/identities?page=1&per_page=250&page_size=250>; rel="first",' +
        '<http://portal.test/api/.ory/admin/identities?page=1&per_page=250&page_size=250>; rel="last"',
    );
  });

  it('comes in numbered pages, and in pages by token', async () => {
    const { ask } = await openTestIdentities(await open());
    await fill(ask, people);
    expect(await names(ask, 'page=2&per_page=2')).toEqual(['Émilie', 'Ada']);
    expect(await names(ask, 'page=&per_page=')).toHaveLength(5);
    expect(await names(ask, 'page=9&per_page=2')).toEqual([]);
    const seen: string[] = [];
    let next: string | undefined = '/admin/identities?page_size=2';
    while (next) {
      const { list, headers } = await ask('GET', next);
      seen.push(...list.map(({ id }) => String(id)));
      next = /<http:\/\/portal\.test\/api\/\.ory([^>]+)>; rel="next"/.exec(String(headers['link']))?.[1];
    }
    expect(new Set(seen).size).toBe(5);
    expect((await ask('GET', '/admin/identities?page_token=bogus')).status).toBe(400);
  });

  it('leads through numbered pages in both directions', async () => {
    const { ask } = await openTestIdentities(await open());
    await fill(ask, people);
    const { headers } = await ask('GET', '/admin/identities?page=2&per_page=2&search=e');
    const links = String(headers['link']).split(',');
    const relations = links.map((link) => /[?&]page=(\d+).*rel="(\w+)"/.exec(link)?.slice(1, 3).join(' '));
    expect(relations).toEqual(['1 first', '3 next', '1 prev', '3 last']);
    const next = /<http:\/\/portal\.test\/api\/\.ory([^>]+)>/.exec(links[1] ?? '')?.[1] ?? '';
    expect((await ask('GET', next)).list).toHaveLength(1);
  });

  it('is searched by beginnings of words, whatever their case and accents', async () => {
    const { ask } = await openTestIdentities(await open());
    await fill(ask, people);
    expect(await names(ask, 'search=grac')).toEqual(['Grace', 'Gracie']);
    expect(await names(ask, 'search=ADA%20yon')).toEqual(['Ada']);
    expect(await names(ask, 'search=emilie%20chat')).toEqual(['Émilie']);
    expect(await names(ask, 'search=grace.hopper%40exam')).toEqual(['Grace']);
    expect(await names(ask, 'search=lovelace%20hopper')).toEqual([]);
    expect(await names(ask, 'search=%22*)')).toEqual([]);
    expect(await names(ask, 'search=')).toHaveLength(5);
    expect(await names(ask, `search=${'gracie '.repeat(300)}`)).toEqual(['Gracie']);
    expect(await names(ask, 'search=%00&credentials_identifier=%00')).toEqual([]);
    expect(await names(ask, 'preview_credentials_identifier_similar=grac')).toHaveLength(2);
    const counted = await ask('GET', '/admin/identities?search=example&page_size=1');
    expect([counted.list.length, counted.headers['x-total-count']]).toEqual([1, '5']);
  });

  it('is filtered by ids or by identifier, each also with a search', async () => {
    const { ask } = await openTestIdentities(await open());
    await fill(ask, people);
    const { list } = await ask('GET', '/admin/identities');
    const [first, second] = list.map(({ id }) => String(id));
    expect(await names(ask, `ids=${first}&ids=${second}&ids=`)).toEqual(['Ada', 'Grace']);
    expect(await names(ask, `ids=${first}`)).toEqual(['Ada']);
    expect(await names(ask, `search=${first}`)).toEqual(['Ada']);
    expect(await names(ask, 'credentials_identifier=GRACE.hopper%40example.org')).toEqual(['Grace']);
    const exact = await ask('GET', '/admin/identities?credentials_identifier=grace.hopper%40example.org');
    expect(exact.headers['x-total-count']).toBe('1');
    expect(await names(ask, 'credentials_identifier=grace')).toEqual([]);
    const grace = 'credentials_identifier=grace.hopper%40example.org';
    expect(await names(ask, `ids=${first}&search=lovelace`)).toEqual(['Ada']);
    expect(await names(ask, `${grace}&search=lovelace`)).toEqual([]);
    const refusal = async (query: string) => {
      const { status, body } = await ask('GET', `/admin/identities?${query}`);
      return [status, (body['error'] as { reason?: string } | undefined)?.reason];
    };
    const many = Array.from({ length: 501 }, () => `ids=${first}`).join('&');
    expect(await refusal(many)).toEqual([400, 'At most 500 ids can be asked for at once.']);
    expect(await refusal(`ids=${first}&ids=zz`)).toEqual([400, 'ids must be UUIDs, and "zz" is none.']);
    const similar = 'preview_credentials_identifier_similar=grac';
    for (const query of [`ids=${first}&${grace}`, `ids=${first}&${similar}`, `${grace}&${similar}`]) {
      expect(await refusal(query)).toEqual([400, expect.stringContaining('cannot be combined')]);
    }
  });

  it('follows changes of traits', async () => {
    const { ask } = await openTestIdentities(await open());
    await fill(ask, people);
    const { list } = await ask('GET', '/admin/identities?search=lovelace');
    const body = [{ op: 'replace', path: '/traits/name/last', value: 'King' }];
    await ask('PATCH', `/admin/identities/${String(list[0]?.['id'])}`, { body });
    expect(await names(ask, 'search=king')).toEqual(['Ada']);
    expect(await names(ask, 'search=ada%20lovelace')).toEqual(['Ada']);
    await ask('DELETE', `/admin/identities/${String(list[0]?.['id'])}`);
    expect((await ask('GET', '/admin/identities')).headers['x-total-count']).toBe('4');
  });

  it('shows each project its own', async () => {
    const { ask } = await openTestIdentities(await open());
    await fill(ask, people);
    await fill(ask, ['Ada Lovelace', 'Mary Somerville'], OTHER_HOST);
    expect(await names(ask, 'search=ada', OTHER_HOST)).toEqual(['Ada']);
    expect(await names(ask, 'search=somerville')).toEqual([]);
    expect(await names(ask, 'credentials_identifier=mary.somerville%40example.org')).toEqual([]);
    const { list, headers } = await ask('GET', '/admin/identities', { host: OTHER_HOST });
    expect(headers['x-total-count']).toBe('2');
    expect(await names(ask, `ids=${String(list[0]?.['id'])}`)).toEqual([]);
    expect(await names(ask, `search=${String(list[0]?.['id'])}`)).toEqual([]);
  });
});
