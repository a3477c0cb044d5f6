import { describe, expect, it } from 'vitest';
import type { News, TableNews } from '../model/news.ts';
import { writeNews } from './write-news.ts';

const dataset = { id: 'd1', name: 'unemployment', title: 'Unemployment' };
const county = { id: 'county', label: 'County', unit: null, isMeasure: false };
const rate = { id: 'rate', label: 'Rate', unit: '%', isMeasure: true };
const year = { id: 'year', label: 'Year', unit: null, isMeasure: false };

const table: TableNews = {
  id: 't1',
  name: 'By county',
  page: '/p/unemployment/r/by-county',
  columns: [county, rate, year],
  key: ['county'],
  moreColumns: 2,
  rowCount: 3200,
  rows: {
    added: 1,
    removed: 0,
    changed: 12,
    samples: {
      added: [{ county: 'Kent', rate: 1234.5, year: 2025 }],
      removed: [],
      changed: [
        {
          before: { county: 'Essex', rate: 4.1, year: 2024 },
          after: { county: 'Essex', rate: 5.3, year: 2024 },
        },
      ],
    },
  },
  columnsAdded: ['Source'],
  columnsRemoved: [],
};
const value: News = {
  kind: 'value',
  dataset,
  column: rate,
  where: [{ label: 'County', values: ['Essex'], min: null, max: null, contains: null }],
  before: { found: 'one', value: 4.1 },
  after: { found: 'one', value: 5.3 },
  newest: { label: 'Year', before: 2023, after: 2024 },
  table,
};
const everything: News[] = [
  value,
  { ...value, where: [], after: { found: 'several', value: null }, newest: null },
  {
    kind: 'dataset',
    dataset,
    description: {
      formerTitle: 'Jobs',
      fields: ['notes', 'tags', 'other'],
      filesAdded: ['a'],
      filesRemoved: ['b', 'c'],
      filesChanged: ['d'],
    },
    tables: [table, { ...table, rows: null }],
    questions: [{ id: 'q1', question: 'Combien de mois', answer: 'Douze' }],
  },
  {
    kind: 'dataset',
    dataset,
    description: null,
    tables: [],
    questions: ['q2', 'q1'].map((id) => ({ id, question: 'Combien de mois', answer: 'Douze' })),
  },
  {
    kind: 'organization',
    organization: { id: 'o1', name: 'labour', title: 'Labour office' },
    datasets: [
      { ...dataset, isNew: true },
      { ...dataset, isNew: false },
    ],
    more: 3,
  },
  {
    kind: 'search',
    title: 'rain',
    page: '/search?sq=rain',
    datasets: [{ ...dataset, isNew: true }],
    more: 0,
  },
];
const english = { language: 'en', digitGrouping: 'locale' } as const;
const french = { language: 'fr', digitGrouping: 'locale' } as const;

describe('what is told of a value', () => {
  it('has the old and the new one with label and unit, and the rows that changed with what is left out', () => {
    const { headline, page, lines, lists } = writeNews(value, english);
    expect(headline).toBe('Rate, Essex: 4.1% → 5.3%');
    expect(page).toBe('/p/unemployment/r/by-county');
    expect(lines).toEqual([
      'In “Unemployment”, table “By county”.',
      'County: Essex',
      'Newest by Year: 2023 before, 2024 now',
      'Before: 4.1%',
      'Now: 5.3%',
      'By county: 12 rows changed and 1 row added.',
      'New column: Source.',
      '2 further columns are left out here.',
    ]);
    expect(lists).toEqual([
      {
        caption: 'Rows that changed, the first of them (11 more are left out here):',
        items: ['County: Essex; Rate: 4.1 → 5.3'],
      },
      { caption: 'Rows that were added:', items: ['County: Kent; Rate: 1,234.5; Year: 2025'] },
    ]);
  });

  it('is written as the language of the reader writes figures and units', () => {
    const { headline, lines } = writeNews(value, french);
    expect(headline).toBe('Rate, Essex\u00a0: 4,1\u00a0% → 5,3\u00a0%');
    expect(lines).toContain('La plus récente selon Year\u00a0: 2023 auparavant, 2024 maintenant');
    const grouped = { ...value, after: { found: 'one', value: 1234567 } } as const;
    expect(writeNews(grouped, { ...english, digitGrouping: 'indian' }).headline).toContain('12,34,567%');
  });

  it('says that there is no single value any more', () => {
    const gone = { ...value, after: { found: 'none', value: null } } as const;
    expect(writeNews(gone, english).headline).toBe('Rate, Essex: 4.1% → no such row');
    expect(writeNews(gone, french).headline).toContain('→ aucune ligne de ce genre');
  });
});

describe('what is told of anything', () => {
  it('says how much is left out, and nothing that is not there', () => {
    const [, , ofDataset, ofAnswers, ofOrganization, ofSearch] = everything.map((news) =>
      writeNews(news, english),
    );
    expect(ofDataset?.lines).toContain(
      'By county: there is a new version with 3,200 rows. It could not be compared with the one before.',
    );
    expect(ofDataset?.lines).toContain(
      'Changed in its description: the summary, the tags, and other details.',
    );
    const answered = { caption: 'Question: Combien de mois', items: ['Douze'] };
    expect(ofDataset).toMatchObject({ headline: 'Unemployment has changed', page: '/p/unemployment' });
    expect(ofDataset?.lists.at(-1)).toEqual(answered);
    expect(ofAnswers).toEqual({
      headline: 'Unemployment: 2 questions have been answered',
      page: '/p/unemployment?question=q2#question-q2',
      lines: [],
      lists: [answered, answered],
    });
    expect(ofOrganization).toMatchObject({
      headline: 'Labour office: 5 datasets are new or have changed',
      lines: ['3 further datasets are left out here.'],
    });
    expect(ofSearch).toMatchObject({ headline: '1 new dataset for your search “rain”', lines: [] });
  });

  it('says that there are at least so many, where not all were counted', () => {
    const many: News[] = everything.flatMap((news) =>
      news.kind === 'organization' ? { ...news, more: 998, areMore: true } : [],
    );
    expect(many.map((news) => writeNews(news, english))).toMatchObject([
      {
        headline: 'Labour office: at least 1,000 datasets are new or have changed',
        lines: ['At least 998 further datasets are left out here.'],
      },
    ]);
    expect(many.map((news) => writeNews(news, french).headline)).toEqual([
      'Labour office\u00a0: au moins 1\u202f000 jeux de données nouveaux ou modifiés',
    ]);
  });

  it('has French typography in French, and no words of the other language', () => {
    for (const news of everything) {
      const { headline, lines, lists } = writeNews(news, french);
      const texts = [headline, ...lines, ...lists.flatMap(({ caption, items }) => [caption, ...items])];
      for (const text of texts) {
        expect(text).not.toMatch(/[^\u00a0\u202f][:;!?»](\s|$)|«[^\u00a0]/);
        expect(text).not.toMatch(/\b(rows?|dataset|before|now|are|left out|changed)\b/i);
      }
    }
  });
});
