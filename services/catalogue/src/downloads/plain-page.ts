/** A heading of a text without marks, underlined. */
export function heading(text: string, line: '=' | '-'): string {
  return `${text}\n${line.repeat(Math.min(text.length, 80))}`;
}

/** Numbers, days and sizes as a text of a language writes them. */
export function writers(locale: string) {
  const number = new Intl.NumberFormat(locale);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  return {
    number: (value: number) => number.format(value),
    /** A day, a month or a year, or a time as its day. */
    date: (iso: string) => {
      if (iso.length === 4) return iso;
      return (iso.length === 7 ? month : day).format(new Date(iso.length === 7 ? `${iso}-01` : iso));
    },
    bytes: (count: number) => {
      const step = Math.min(Math.floor(Math.log10(Math.max(count, 1)) / 3), units.length - 1);
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: units[step],
        maximumFractionDigits: step > 1 ? 1 : 0,
      }).format(count / 1000 ** step);
    },
  };
}
