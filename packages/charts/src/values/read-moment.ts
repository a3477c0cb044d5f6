const MOMENT = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?Z?)?)?)?$/;

/** A stretch of time in milliseconds since 1970: from `from`, up to but without `before`; a moment where both are one. */
export type Period = { from: number; before: number };

/** Reads `2011`, `2011-06`, `2011-06-30` and moments as the time they cover; null for what is none. */
export function readPeriod(text: string): Period | null {
  const match = MOMENT.exec(text.trim());
  if (!match) return null;
  const [year, month, day, hour] = match.slice(1, 5).map((part) => part && Number(part));
  if (typeof year !== 'number') return null;
  const from = momentAt(match);
  if (from === null) return null;
  if (hour !== undefined) return { from, before: from };
  if (day !== undefined) return { from, before: from + 86_400_000 };
  return {
    from,
    before: typeof month === 'number' ? utc(year, month, 1) : utc(year + 1, 0, 1),
  };
}

/** The moment a text names, or with which the day, month or year begins that it names. */
export function readMoment(text: string): number | null {
  return readPeriod(text)?.from ?? null;
}

function momentAt([
  ,
  year,
  month = '01',
  day = '01',
  hour = '00',
  minute = '00',
  second = '00',
  fraction = '',
]: RegExpExecArray) {
  const milliseconds = `${fraction}000`.slice(0, 3);
  const moment = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}Z`);
  // The 31st of February is the 3rd of March to Date.parse.
  return Number.isNaN(moment) || new Date(moment).getUTCDate() !== Number(day) ? null : moment;
}

function utc(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date.getTime();
}
