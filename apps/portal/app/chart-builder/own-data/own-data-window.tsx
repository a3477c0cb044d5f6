import { useFigures } from '@gazetteer/site';
import { Button, Dialog, Notice } from '@gazetteer/ui';
import { IconLock } from '@tabler/icons-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsOf } from '../../charts/own-rows.ts';
import { BuilderContext, useBuilderActions } from '../model/use-builder.ts';
import type { OwnSource } from '@gazetteer/charts';
import { FileChoice } from './file-choice.tsx';
import { FoundTable } from './found-table.tsx';
import { MOST_BYTES } from './read/own-table.ts';
import { likeJoined, tableBehind } from './correct/corrected-tables.ts';
import { type OwnFileState, useOwnFile } from './use-own-file.ts';

/** A file of the person on its way to become the source of a chart: chosen, read, looked at, taken. */
export default function OwnDataWindow() {
  const { t } = useTranslation();
  const figures = useFigures();
  const { openDialog, dispatch, announce, dialogSubject } = useBuilderActions();
  const known = use(BuilderContext)?.spec.source;
  const corrected = dialogSubject === 'correct' && known?.kind === 'own' ? known : undefined;
  const { state, read, readSheet, forget } = useOwnFile(() => corrected && tableBehind(corrected));
  const take = (read: OwnSource) => {
    const isCorrected = corrected !== undefined && read.name === corrected.name;
    const source = isCorrected ? likeJoined(read, corrected) : read;
    dispatch({ type: 'set-source', source, keep: isCorrected });
    announce(t('visualise.own.taken', { name: source.name, rows: figures.number(rowsOf(source).length) }));
  };
  return (
    <Dialog
      closedBy="closerequest"
      isWide
      title={t('visualise.own.title')}
      closeLabel={t('visualise.own.close')}
      onClose={() => openDialog(null)}
    >
      <div className="own-data">
        {state.step === 'choosing' && (
          <>
            <p>{t('visualise.own.lead')}</p>
            <FileChoice onFile={read} />
          </>
        )}
        {state.step === 'reading' && <Reading state={state} onCancel={forget} />}
        {state.step === 'failed' && (
          <>
            <Notice kind="error" title={t('visualise.own.failed', { name: state.name })}>
              {t(`visualise.own.problem.${state.problem}`, {
                ...Object.fromEntries(
                  Object.entries(state.params).map(([name, value]) => [name, figures.number(value)]),
                ),
                size: figures.bytes(MOST_BYTES),
              })}
            </Notice>
            <FileChoice onFile={read} />
          </>
        )}
        {state.step === 'found' && (
          <FoundTable found={state} onSheet={readSheet} onUse={take} onAnother={forget} />
        )}
        <p className="own-data-stays">
          <IconLock size={18} stroke={1.75} aria-hidden />
          {t('visualise.own.stays')}
        </p>
      </div>
    </Dialog>
  );
}

function Reading({
  state,
  onCancel,
}: {
  state: Extract<OwnFileState, { step: 'reading' }>;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <div className="own-data-reading">
      <p role="status">{t('visualise.own.reading', { name: state.name })}</p>
      <progress
        aria-label={t('visualise.own.progress', { percent: figures.percent(state.progress) })}
        max={1}
        value={state.progress}
      />
      <Button onClick={onCancel}>{t('visualise.own.cancel')}</Button>
    </div>
  );
}
