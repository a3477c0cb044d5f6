import { frequencyFrom } from './vocabulary.ts';

/** Our term by how many months pass between two updates. */
const byMonths: readonly (readonly [months: number, term: string])[] = [
  [0.5, 'Fortnightly'],
  [1, 'Monthly'],
  [3, 'Quarterly'],
  [6, 'Biannually'],
  [12, 'Yearly'],
  [60, 'Quinquennial'],
  [120, 'Decadal'],
];

/** The EU's authority table of frequencies (http://publications.europa.eu/resource/authority/frequency). */
const authorityCodes: Record<string, string> = {
  HOURLY: 'Hourly',
  DAILY: 'Daily',
  WEEKLY: 'Weekly',
  BIWEEKLY: 'Fortnightly',
  MONTHLY_2: 'Fortnightly',
  MONTHLY: 'Monthly',
  QUARTERLY: 'Quarterly',
  ANNUAL_2: 'Biannually',
  ANNUAL: 'Yearly',
  QUINQUENNIAL: 'Quinquennial',
  DECENNIAL: 'Decadal',
  NEVER: 'One Time',
};

const french: readonly (readonly [RegExp, string])[] = [
  [/quotidien|journali/, 'Daily'],
  [/hebdomadaire/, 'Weekly'],
  [/bimensuel/, 'Fortnightly'],
  [/mensuel/, 'Monthly'],
  [/trimestriel/, 'Quarterly'],
  [/semestriel/, 'Biannually'],
  [/quinquennal/, 'Quinquennial'],
  [/décennal/, 'Decadal'],
  [/annuel/, 'Yearly'],
  [/ponctuel/, 'One Time'],
];

/**
 * Our term for how often a dataset is updated, from what publishers write: words in English, French and Japanese, codes
 * and addresses of the EU's authority table and of Dublin Core, and ISO 8601 repetitions (`R/P1Y`). What says
 * something else is `Other`, what says nothing undefined.
 */
export function frequencyOf(text: string): string | undefined {
  const words = text.normalize('NFKC').trim();
  if (words === '') return undefined;
  return (
    repetition(words) ?? authorityCode(words) ?? japanese(words) ?? inFrench(words) ?? frequencyFrom(words)
  );
}

function termOf(months: number): string {
  return byMonths.find(([length]) => length === months)?.[1] ?? 'Other';
}

function repetition(text: string): string | undefined {
  const [, count, unit] = /^R\d*\/P(T?[\d.]+)([HDWMY])$/i.exec(text) ?? [];
  if (count === undefined || unit === undefined) return undefined;
  const number = Number(count.replace(/^T/i, ''));
  switch (unit.toUpperCase()) {
    case 'H':
      return number === 1 ? 'Hourly' : 'Other';
    case 'D':
      return number === 1 ? 'Daily' : number === 7 ? 'Weekly' : 'Other';
    case 'W':
      return number === 1 ? 'Weekly' : number === 2 ? 'Fortnightly' : 'Other';
    case 'M':
      return termOf(number);
    default:
      return termOf(12 * number);
  }
}

function authorityCode(text: string): string | undefined {
  const code = /^https?:/.test(text) ? text.split(/[/#]/).at(-1) : text;
  const dublinCore: Record<string, string> = {
    semiannual: 'Biannually',
    semimonthly: 'Fortnightly',
    biennial: 'Other',
  };
  return (
    authorityCodes[code ?? ''] ?? dublinCore[code ?? ''] ?? (/\/frequency\//.test(text) ? 'Other' : undefined)
  );
}

/** What is longer says more than how often, in characters. */
const LONGEST = 200;

const digits = '〇一二三四五六七八九';

/** Japanese writes the number before or after the period, or none: 年1回, 1年に1回, 1回/年, 毎年, 年次, 3か月ごと. */
function japanese(given: string): string | undefined {
  const text = given
    .slice(0, LONGEST)
    .replace(/[（(][^（(]*?[)）]/g, '')
    .replace(/[一二三四五六七八九]/g, (digit) => String(digits.indexOf(digit)))
    .replace(/十/g, '10')
    .replace(/[かカヶケヵ箇ヵ]月/g, '月');
  if (/不定期|隔|随時|適宜|都度|変更|未定|数回|必要|時(のみ|ごと)?$|公開時/.test(text)) return 'Other';
  if (/更新(予定)?(無|なし)|初回のみ|^なし$/.test(text)) return 'One Time';
  if (/毎日|日次|日ごと|日毎/.test(text)) return 'Daily';
  if (/毎週|週次|週1回|1週/.test(text)) return 'Weekly';
  if (/四半期|4半期/.test(text)) return 'Quarterly';
  if (/半年|半期/.test(text)) return 'Biannually';
  const period = /(\d*)\s*[年月]/.exec(text);
  if (!period || !/[年月回次毎]/.test(text)) return undefined;
  // A range of times, as in 2~6回/年, is none of ours.
  if (/[~〜～\-ー]\d/.test(text)) return 'Other';
  const times = Number(/(\d+)\s*回/.exec(text)?.[1] ?? 1);
  const length = Number(/(\d+)\s*[年月]/.exec(text)?.[1] ?? 1);
  const unit = period[0].endsWith('月') ? 1 : 12;
  return termOf((length * unit) / times);
}

function inFrench(text: string): string | undefined {
  const word = text.toLowerCase();
  return french.find(([pattern]) => pattern.test(word))?.[1];
}
