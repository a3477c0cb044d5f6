import { useShell } from '../site/use-shell.ts';
import { useTimeZone } from './use-moments.ts';

/** A moment in the reader's own time; the server, which does not know it, writes it in UTC. */
export function LocalTime({ iso }: { iso: string }) {
  const { locale } = useShell();
  const timeZone = useTimeZone();
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const suffix = timeZone === 'UTC' ? ' UTC' : '';
  return <time dateTime={iso}>{format.format(new Date(iso)) + suffix}</time>;
}
