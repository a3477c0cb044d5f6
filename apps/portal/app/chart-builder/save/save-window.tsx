import { describeChart } from '@gazetteer/charts';
import { usualVisibility } from '@gazetteer/site';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../site/use-shell.ts';
import { useBuilder } from '../model/use-builder.ts';
import type { SaveOccasion } from './save-dialog.tsx';
import { type ChartDetails, translationOf } from './chart-details.ts';
import type { Saving } from './use-save.ts';

const SaveDialog = lazy(() => import('./save-dialog.tsx'));
const SessionDialog = lazy(() => import('./session-dialog.tsx'));
const ShareDialog = lazy(() => import('../../charts/share/share-dialog.tsx'));

/** What was asked for when a question or a lost session came in between. */
export interface Wish {
  details?: ChartDetails | undefined;
  isCopy?: boolean;
  /** The chart is shared as soon as it is saved. */
  thenShare?: boolean;
}

/** The window over the builder, if any: about saving, about a lost session, or about sharing. */
export type OpenWindow = { kind: SaveOccasion | 'session'; wish: Wish } | { kind: 'share' } | null;

interface SaveWindowProps {
  open: OpenWindow;
  saving: Saving;
  onSave: (wish: Wish) => void;
  onChangeVisibility: () => void;
  onClose: () => void;
}

export function SaveWindow({ open, saving, onSave, onChangeVisibility, onClose }: SaveWindowProps) {
  const { t } = useTranslation();
  const { spec } = useBuilder();
  const { saved } = saving;
  const { locale, site } = useShell();
  const title = useChartTitle();
  return <Suspense fallback={null}>{content()}</Suspense>;

  function content() {
    if (!open) return null;
    if (open.kind === 'share') {
      if (!saved) return null;
      return <ShareDialog chart={saved} onClose={onClose} onChangeVisibility={onChangeVisibility} />;
    }
    const { kind, wish } = open;
    if (kind === 'session') return <SessionDialog onClose={onClose} onSignedIn={() => onSave(wish)} />;
    const isCopy = kind === 'copy';
    const suggested = {
      title: isCopy ? t('visualise.save.copyOf', { title }) : title,
      notes: spec.notes ?? '',
      visibility: saved?.visibility ?? usualVisibility,
      translation: translationOf(spec, { languages: site.languages, locale }),
    };
    return (
      <SaveDialog
        key={kind}
        occasion={kind}
        suggested={suggested}
        saving={saving}
        onSubmit={(details) => onSave({ ...wish, details })}
        onClose={onClose}
      />
    );
  }
}

/** What the chart is called: by whoever makes it, else by what it shows. */
function useChartTitle(): string {
  const { spec, data, facts } = useBuilder();
  const { locale, site } = useShell();
  if (spec.title) return spec.title;
  if (!data) return facts?.title ?? '';
  return describeChart(spec, data, { locale, digitGrouping: site.digitGrouping }).title;
}
