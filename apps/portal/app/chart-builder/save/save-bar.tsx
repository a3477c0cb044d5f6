import { viewAddress } from '@gazetteer/site';
import { Button } from '@gazetteer/ui';
import { IconShare } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { useShell } from '../../site/use-shell.ts';
import type { BuilderStart } from '../model/builder-start.ts';
import { useBuilder } from '../model/use-builder.ts';
import type { SaveOccasion } from './save-dialog.tsx';
import { SaveMenu } from './save-menu.tsx';
import { SaveProblemText } from './save-problem-text.tsx';
import { type OpenWindow, SaveWindow, type Wish } from './save-window.tsx';
import { type Saving, useSave } from './use-save.ts';

/** Save, save again, save as a copy, share: the end of the builder's upper bar. */
export function SaveBar() {
  const { t } = useTranslation();
  const { status, announce } = useBuilder();
  // The page hands it to the builder; this bar is the only part that asks which chart it was.
  const { start } = useLoaderData() as { start: Pick<BuilderStart, 'edited'> };
  const saving = useSave(start.edited);
  const { saved, isDirty, isBusy } = saving;
  const [open, setOpen] = useState<OpenWindow>(null);
  useUnsavedGuard(isDirty);

  const save = async (wish: Wish) => {
    const outcome = await saving.save(wish.details, wish.isCopy);
    if (outcome?.state === 'saved') {
      announce(t(wish.isCopy ? 'visualise.save.doneCopy' : 'visualise.save.done'));
      setOpen(wish.thenShare ? { kind: 'share' } : null);
    } else if (outcome?.problem === 'session') {
      setOpen({ kind: 'session', wish });
    }
  };
  const ask = (kind: SaveOccasion, wish: Wish = {}) => {
    saving.forgetProblem();
    setOpen({ kind, wish });
  };
  const pressSave = (wish: Wish = {}) => (saved ? void save(wish) : ask('first', wish));
  const pressShare = () => (saved && !isDirty ? setOpen({ kind: 'share' }) : pressSave({ thenShare: true }));
  const isEmpty = status === 'empty';

  return (
    <div className="save-bar" data-tutorial="save">
      <SaveState saving={saving} />
      <Button icon={<IconShare stroke={1.6} aria-hidden="true" />} disabled={isEmpty} onClick={pressShare}>
        {t('visualise.share.open')}
      </Button>
      <span className="save-split">
        <Button
          look="primary"
          disabled={isEmpty}
          aria-disabled={isBusy || undefined}
          title={isEmpty ? t('visualise.save.nothing') : undefined}
          onClick={() => pressSave()}
        >
          {t('visualise.save.save')}
        </Button>
        {saved ? (
          <SaveMenu
            viewAddress={viewAddress(saved.visID)}
            onCopy={() => ask('copy', { isCopy: true })}
            onDetails={() => ask('details')}
          />
        ) : null}
      </span>
      {open ? null : <SaveProblemText problem={saving.problem} />}
      <SaveWindow
        open={open}
        saving={saving}
        onSave={(wish) => void save(wish)}
        onChangeVisibility={() => ask('details', { thenShare: true })}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}

/**
 * Lets the browser ask before a page with unsaved changes is closed, and never without any. Links within the site
 * lose nothing: the draft is kept.
 */
function useUnsavedGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isDirty]);
}

/** Whether what one sees is saved, and since when. */
function SaveState({ saving: { saved, isDirty, isBusy } }: { saving: Saving }) {
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
