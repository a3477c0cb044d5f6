import { useSiteFrame } from '@gazetteer/site';
import type { Activity } from './activity-kinds.ts';

/** How hours or days are called, in UTC like the counts: `14:00`, or `20 Nov`. */
export function useStepNames(step: Activity['step']): (at: string) => string {
  const { locale } = useSiteFrame();
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'UTC',
    ...(step === 'hour' ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' }),
  });
  return (at) => format.format(new Date(at));
}
