import { Button, buttonClass, useKeyDown } from '@gazetteer/ui';
import { IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeside } from './use-beside.ts';

/** What the tutorial says, and the mark (`data-tutorial`) of the thing it says it beside. */
const tutorialSteps = [
  { name: 'choose', beside: 'charts' },
  { name: 'fields', beside: 'fields' },
  { name: 'drag', beside: 'shelves' },
  { name: 'save', beside: 'save' },
] as const;

interface TutorialStepsProps {
  /** True where somebody asked for the steps; otherwise they came by themselves. */
  isCalled: boolean;
  onClose: () => void;
}

/**
 * The four steps, one at a time. The builder stays in use behind them: nothing is dimmed and the focus is free to
 * leave. The text is a live region, so that it is read when a step changes under the finger on 'Next'.
 */
export default function TutorialSteps({ isCalled, onClose }: TutorialStepsProps) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(0);
  const layer = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const textId = useId();
  const step = tutorialSteps[index] ?? tutorialSteps[0];
  const { card, ring } = useBeside(step.beside);
  const isLast = index === tutorialSteps.length - 1;

  const takeFocus = useEffectEvent(() => {
    // Somebody who is at work already stays there: to move the focus would close what they have just opened.
    if (isCalled || document.activeElement === document.body) next.current?.focus();
  });
  useEffect(() => {
    layer.current?.showPopover();
    takeFocus();
  }, []);
  useKeyDown((event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });

  const goBack = () => {
    setIndex(index - 1);
    // The button goes with the first step.
    if (index === 1) next.current?.focus();
  };
  return (
    <div ref={layer} popover="manual" className="tutorial-layer">
      <div ref={ring} className="tutorial-ring" />
      <div
        ref={card}
        role="dialog"
        className="tutorial-card"
        aria-labelledby={titleId}
        aria-describedby={textId}
      >
        <div aria-live="polite">
          <p className="tutorial-count">
            {t('visualise.tutorial.step', { step: index + 1, count: tutorialSteps.length })}
          </p>
          <h2 id={titleId}>{t(`visualise.tutorial.${step.name}.title`)}</h2>
          <p id={textId}>{t(`visualise.tutorial.${step.name}.text`)}</p>
        </div>
        <div className="tutorial-actions">
          {index > 0 ? (
            <Button look="quiet" onClick={goBack}>
              {t('visualise.tutorial.back')}
            </Button>
          ) : null}
          <button
            ref={next}
            type="button"
            className={buttonClass('primary')}
            onClick={() => (isLast ? onClose() : setIndex(index + 1))}
          >
            {isLast ? t('visualise.tutorial.done') : t('visualise.tutorial.next')}
          </button>
        </div>
        <button type="button" className="tutorial-close" onClick={onClose}>
          <IconX size={18} stroke={1.6} aria-hidden="true" />
          <span className="visually-hidden">{t('visualise.tutorial.close')}</span>
        </button>
      </div>
    </div>
  );
}
