import { useSiteFrame } from '@gazetteer/site';

/** How a day in UTC is called: `20 Nov`, or with its year. */
export function useDayNames(): { short: (day: string) => string; long: (day: string) => string } {
  const { locale } = useSiteFrame();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const dates = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      timeZone: 'UTC',
      ...options,
    });
    return (day: string) => dates.format(new Date(day));
  };
  return {
    short: format({ day: 'numeric', month: 'short' }),
    long: format({ day: 'numeric', month: 'long', year: 'numeric' }),
  };
}
