import { IconMessagePlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { canAnnotate, MOST_ANNOTATIONS } from '../model/marking-limits.ts';
import { useBuilder } from '../model/use-builder.ts';
import { useMarking } from './use-marking.ts';

/** Begins and ends choosing on the chart what an annotation is about. */
export function AnnotateButton({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation();
  const { spec } = useBuilder();
  const { state, begin, end } = useMarking();
  const isFull = (spec.annotations?.length ?? 0) >= MOST_ANNOTATIONS;
  if (!isShown || isFull || !canAnnotate(spec.mark)) return null;
  const isOn = state !== 'idle';
  return (
    <button type="button" className="annotate" aria-pressed={isOn} onClick={isOn ? end : begin}>
      <IconMessagePlus size={18} stroke={1.6} aria-hidden="true" />
      {t('visualise.builder.marking.annotate')}
    </button>
  );
}
