const wholeDays = /T00:00(?::00(?:\.0+)?)?Z .*T23:59(?::\d\d(?:\.\d+)?)?Z$/;

interface Look {
  locale: string;
  timeZone: string;
}

/**
 * From when to when something is, in the reader's language and time, whose zone is named. Whole days (from midnight to
 * the last minute, UTC) are days wherever one reads of them.
 * @param end ISO 8601 like `start`; null where it is not known
 */
export function writeSpan(start: string, end: string | null, { locale, timeZone }: Look): string {
  const isDays = wholeDays.test(`${start} ${end ?? ''}`);
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(isDays
      ? { timeZone: 'UTC' }
      : { hour: '2-digit', minute: '2-digit', timeZone, timeZoneName: 'short' }),
  });
  const text = format.formatRange(new Date(start), new Date(end ?? start));
  // Browsers and servers know other thin spaces by the same rules, and a page must be the same in both.
  return text.replaceAll(/\s+/g, ' ');
}
