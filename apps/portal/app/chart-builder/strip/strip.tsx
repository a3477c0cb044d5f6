import { IconArrowBackUp, IconArrowForwardUp, IconRotate } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuilder } from '../model/use-builder.ts';
import { SaveBar } from '../save/save-bar.tsx';
import { Tutorial } from '../tutorial/tutorial.tsx';
import { MarkStrip } from './mark-strip.tsx';
import { useUndoKeys } from './use-undo-keys.ts';

/** The upper bar: kinds of charts, the way back and forth, saving and help. */
export function Strip() {
  const { t } = useTranslation();
  const { canUndo, canRedo, dispatch } = useBuilder();
  useUndoKeys(dispatch);
  return (
    <div className="strip">
      <MarkStrip />
      <div className="strip-acts">
        <StripAct
          label={t('visualise.builder.strip.undo')}
          keys="Control+Z"
          isOff={!canUndo}
          onClick={() => dispatch({ type: 'undo' })}
        >
          <IconArrowBackUp size={22} stroke={1.6} aria-hidden="true" />
        </StripAct>
        <StripAct
          label={t('visualise.builder.strip.redo')}
          keys="Control+Shift+Z"
          isOff={!canRedo}
          onClick={() => dispatch({ type: 'redo' })}
        >
          <IconArrowForwardUp size={22} stroke={1.6} aria-hidden="true" />
        </StripAct>
        <StripAct
          label={t('visualise.builder.strip.reset')}
          isOff={!canUndo}
          onClick={() => dispatch({ type: 'reset' })}
        >
          <IconRotate size={20} stroke={1.6} aria-hidden="true" />
        </StripAct>
        <Tutorial />
        <SaveBar />
      </div>
    </div>
  );
}

interface StripActProps {
  label: string;
  keys?: string;
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** What is off stays in reach of the keyboard, so that the focus is not lost when the last step is taken back. */
function StripAct({ label, keys, isOff, onClick, children }: StripActProps) {
  return (
    <button
      type="button"
      className="strip-act"
      title={label}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
    >
      {children}
    </button>
  );
}
