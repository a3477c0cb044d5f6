import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestFeedback } from '../feedback-testing.ts';
import type { AnswerTemplate } from './template.contract.ts';

type Answer = {
  data?: AnswerTemplate;
  errors?: { extensions: { code: string; fields?: Record<string, string[]> } }[];
};

const thanks = { title: 'Thanks', texts: { en: 'Hello {name},\nthank you.', fr: 'Bonjour {name},\nmerci.' } };

describeStores('templates of answers', (open) => {
  const begin = async () => {
    const { server } = await openTestFeedback(await open());
    const call = async (method: string, path = '', payload?: object, as = 'bert') => {
      const answer = await server.inject({
        method: method as 'GET',
        url: `/api/content/answer-templates${path}`,
        headers: as === '' ? {} : { authorization: as },
        ...(payload ? { payload } : {}),
      });
      const { data, errors } = answer.body === '' ? ({} as Answer) : answer.json<Answer>();
      const { code, fields } = errors?.[0]?.extensions ?? {};
      return { status: answer.statusCode, data, code, fields: Object.keys(fields ?? {}) };
    };
    return { call };
  };

  it('are kept, listed by title, changed and removed', async () => {
    const { call } = await begin();
    const made = await call('POST', '', { ...thanks, title: ' Zebra\n' });
    expect([made.status, made.data]).toMatchObject([
      201,
      { revision: 1, title: 'Zebra', texts: thanks.texts },
    ]);
    await call('POST', '', { title: 'A licence', texts: { en: 'See {subject}.', fr: '' } });
    const titles = async () => {
      const { data } = await call('GET');
      return (data as unknown as AnswerTemplate[]).map(({ title }) => title);
    };
    expect(await titles()).toEqual(['A licence', 'Zebra']);
    const path = `/${made.data?.id}`;
    const changed = await call('PATCH', path, { ...thanks, revision: 1 });
    expect([changed.status, changed.data]).toMatchObject([200, { revision: 2, title: 'Thanks' }]);
    expect((await call('DELETE', path)).status).toBe(204);
    expect([(await call('DELETE', path)).code, await titles()]).toEqual(['FORBIDDEN', ['A licence']]);
    expect((await call('PATCH', path, { ...thanks, revision: 2 })).code).toBe('FORBIDDEN');
  });

  it('tell the second of two who change one at once, with what it is now', async () => {
    const { call } = await begin();
    const { data } = await call('POST', '', thanks);
    const change = (title: string) => call('PATCH', `/${data?.id}`, { ...thanks, title, revision: 1 });
    const both = await Promise.all([change('One'), change('Two')]);
    const [refused, taken] = both.toSorted((one, other) => other.status - one.status);
    expect([refused?.status, refused?.code, refused?.data?.title]).toEqual([
      409,
      'CONFLICT',
      taken?.data?.title,
    ]);
  });

  it.each([
    [{ ...thanks, title: ' ' }, ['title']],
    [{ ...thanks, title: 'x'.repeat(121) }, ['title']],
    [{ ...thanks, texts: { en: '', fr: ' ' } }, ['texts']],
    [{ ...thanks, texts: { en: 'Hello {nmae} of {name}', fr: '{}' } }, ['texts.en', 'texts.fr']],
  ])('are refused where something is wrong, which is named (%#)', async (written, fields) => {
    const { call } = await begin();
    const refused = await call('POST', '', written);
    expect([refused.status, refused.code, refused.fields]).toEqual([400, 'INVALID_PAYLOAD', fields]);
    expect((await call('GET')).data).toEqual([]);
  });

  it('are for editors only', async () => {
    const { call } = await begin();
    const { data } = await call('POST', '', thanks);
    for (const [as, status] of [
      ['', 401],
      ['ada', 403],
    ] as const) {
      const tries = [
        await call('GET', '', undefined, as),
        await call('POST', '', thanks, as),
        await call('PATCH', `/${data?.id}`, { ...thanks, revision: 1 }, as),
        await call('DELETE', `/${data?.id}`, undefined, as),
      ];
      expect(tries.map((one) => one.status)).toEqual(tries.map(() => status));
    }
  });
});
