import { useMemo, useSyncExternalStore } from 'react';
import { useSiteFrame } from '../frame/site-frame.ts';

const never = () => () => undefined;

/** The reader's time zone; UTC on the server, which does not know it. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
}

interface Moments {
  /** `24 Nov 2026, 09:00`, with the zone where it is not the reader's own. */
  moment: (iso: string) => string;
  /** `09:00` */
  clock: (iso: string) => string;
}

/** How moments are written on the clocks of who reads them; in UTC on the server, which does not know these. */
export function useMoments(): Moments {
  const { locale } = useSiteFrame();
  const timeZone = useTimeZone();
  return useMemo(() => {
    const language = locale === 'en' ? 'en-GB' : locale;
    const suffix = timeZone === 'UTC' ? ' UTC' : '';
    const writer = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone });
      return (iso: string) => (Number.isNaN(Date.parse(iso)) ? '' : format.format(new Date(iso)) + suffix);
    };
    return {
      moment: writer({ dateStyle: 'medium', timeStyle: 'short' }),
      clock: writer({ timeStyle: 'short' }),
    };
  }, [locale, timeZone]);
}
