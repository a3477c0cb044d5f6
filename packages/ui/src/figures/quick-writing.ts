/** How figures, sizes and days are written in a language: what most pages write, and all that they write first. */
export interface QuickWriting {
  /** The sign between the whole of a number and its fraction. */
  separator: string;
  /** A number with its digits grouped by thousands; nothing where it has more digits behind the separator than are wanted. */
  number(value: number, maximumFractionDigits: number): string | undefined;
  /** `4.2 MB` of a number of bytes; nothing below a thousand, and beyond the units that are known here. */
  bytes(count: number): string | undefined;
  /** `20 Nov 2026`, of the day in UTC. */
  day(at: Date): string;
  /** `Nov 2026`, of the month in UTC. */
  month(at: Date): string;
}

/**
 * Writes as `Intl` does, without it: the first format that it makes takes a browser 25 ms, on a phone 100, in the middle
 * of what brings a page to life.
 * @returns nothing for a language whose signs are not known here
 */
export function quickWriting(language: string): QuickWriting | undefined {
  const signs = signsOf[language];
  if (!signs) return undefined;
  const months = signs.months.split(' ');
  const units = signs.units.split(' ');
  const number: QuickWriting['number'] = (value, maximumFractionDigits) => {
    const [, sign = '', whole = '', fraction = ''] = plainNumber.exec(String(value)) ?? [];
    if (!whole || fraction.length > maximumFractionDigits || Object.is(value, -0)) return undefined;
    const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, signs.group);
    return sign + grouped + (fraction && signs.separator + fraction);
  };
  const month = (at: Date) => `${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
  return {
    separator: signs.separator,
    number,
    bytes(count) {
      const power = Math.floor(Math.log10(count) / 3);
      const unit = units[power - 1];
      if (!unit || !Number.isSafeInteger(count)) return undefined;
      const scale = power > 1 ? 10 : 1;
      const written = number(Math.round(count / (1000 ** power / scale)) / scale, 1);
      return written && `${written}${signs.beforeUnit}${unit}`;
    },
    day: (at) => `${at.getUTCDate()} ${month(at)}`,
    month,
  };
}

const plainNumber = /^(-?)(\d+)(?:\.(\d+))?$/;

interface Signs {
  group: string;
  separator: string;
  beforeUnit: string;
  /** Of a thousand bytes, a million and so on. */
  units: string;
  months: string;
}

const signsOf: Record<string, Signs> = {
  en: {
    group: ',',
    separator: '.',
    beforeUnit: ' ',
    units: 'kB MB GB TB',
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  },
  fr: {
    group: '\u00a0',
    separator: ',',
    beforeUnit: '\u202f',
    units: 'ko Mo Go To',
    months: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  },
};
