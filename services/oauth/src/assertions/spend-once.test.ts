import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestOauth } from '../oauth-testing.ts';
import { spendOnce } from './spend-once.ts';

const END = '2030-01-01T00:00:00.000Z';

describeStores('what may be used once', (open) => {
  it('is used by one of those who try at once, in each project by itself', async () => {
    const sql = await open();
    const contexts = [await openTestOauth(sql), await openTestOauth(sql)].map(({ context }) => context);
    const tries = await Promise.all(
      [...contexts, ...contexts].map((context) => spendOnce(context, 'portal', 'an id', END)),
    );
    expect(tries.filter((isFirst) => isFirst)).toHaveLength(1);
    expect(await spendOnce(contexts[0]!, 'portal', 'an id', END)).toBe(false);
    expect(await spendOnce(contexts[0]!, 'portal', 'another', END)).toBe(true);
    expect(await spendOnce(contexts[0]!, 'other', 'an id', END)).toBe(true);
  });
});
