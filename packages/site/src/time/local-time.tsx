import { useSiteFrame } from '../frame/site-frame.ts';
import { useTimeZone } from './use-moments.ts';

/** A moment in the reader's own time; the server, which does not know it, writes it in UTC. */
export function LocalTime({ iso }: { iso: string }) {
  const { locale } = useSiteFrame();
  const timeZone = useTimeZone();
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const suffix = timeZone === 'UTC' ? ' UTC' : '';
  return <time dateTime={iso}>{format.format(new Date(iso)) + suffix}</time>;
}
