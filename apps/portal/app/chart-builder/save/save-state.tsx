import { useTranslation } from 'react-i18next';
import { useShell } from '../../site/use-shell.ts';
import type { Saving } from './use-save.ts';

/** Whether what one sees is saved, and since when. */
export function SaveState({ saving: { saved, isDirty, isBusy } }: { saving: Saving }) {
  const { t } = useTranslation();
  const { locale } = useShell();
  return <p className="save-state">{text()}</p>;

  function text(): string {
    if (isBusy) return t('visualise.save.saving');
    if (!saved) return isDirty ? t('visualise.save.dirty') : '';
    const time = momentText(saved.savedAt, locale);
    return isDirty ? t('visualise.save.changed', { time }) : t('visualise.save.saved', { time });
  }
}

/** The time of day, with the date where it was another day. */
function momentText(iso: string, locale: string): string {
  const moment = new Date(iso);
  const isToday = moment.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    ...(isToday ? {} : { day: 'numeric', month: 'short', year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);
}
