import { Button } from '@gazetteer/ui';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { viewAddress } from '../../charts/chart-addresses.ts';
import type { BuilderStart } from '../model/builder-start.ts';
import { useBuilder } from '../model/use-builder.ts';
import type { SaveOccasion } from './save-dialog.tsx';
import { SaveMenu } from './save-menu.tsx';
import { SaveProblemText } from './save-problem-text.tsx';
import { SaveState } from './save-state.tsx';
import { SaveWindow, type OpenWindow, type Wish } from './save-window.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';
import { useSave } from './use-save.ts';

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
