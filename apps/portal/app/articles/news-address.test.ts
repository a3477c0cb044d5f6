import { expect, test } from 'vitest';
import { newsPath, readNewsState } from './news-address.ts';

const read = (address: string) => readNewsState(new URL(address, 'https://data.example'));

test.each([
  ['/news_blogs', { page: 1 }],
  ['/news_blogs/news', { kind: 'news', page: 1 }],
  ['/news_blogs?type=event&tag=rainfall&page=3', { kind: 'event', tag: 'rainfall', page: 3 }],
  ['/news_blogs?type=page&tag=%20&page=-1', { page: 1 }],
  ['/news_blogs?page=1e9', { page: 1 }],
  ['/news_blogs?page=x', { page: 1 }],
  ['/news_blogs?tag=%00', { page: 1 }],
  ['/news_blogs?q=dry+years%00&tag=x', { tag: 'x', text: 'dry years', page: 1 }],
  ['/news_blogs?tag=rain%00%0Afall', { tag: 'rainfall', page: 1 }],
])('%s asks for %o', (address, state) => {
  expect(read(address)).toEqual({ kind: undefined, tag: undefined, text: undefined, ...state });
});

test.each([
  {},
  { kind: 'news' },
  { kind: 'blog', tag: 'l’eau & co', page: 4 },
  { tag: 'a=b', page: 2 },
  { kind: 'event', text: 'sec & chaud' },
] as const)('an address that is written is read as it was meant: %o', (state) => {
  expect(read(newsPath(state))).toEqual({
    kind: undefined,
    tag: undefined,
    text: undefined,
    page: 1,
    ...state,
  });
});
