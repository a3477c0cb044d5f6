import { IconHelp } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const TutorialSteps = lazy(() => import('./tutorial-steps.tsx'));

const never = () => () => undefined;

/**
 * The '?' of the builder's upper bar, and four steps beside the things they are about. Those carry
 * `data-tutorial="charts"`, `"fields"`, `"shelves"` and `"save"`. The steps show themselves once.
 */
export function Tutorial() {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const isNew = useSyncExternalStore(never, isFirstTime, () => false);
  const [chosen, setOpen] = useState<boolean>();
  const isOpen = chosen ?? isNew;
  const close = () => {
    noteShown();
    setOpen(false);
    // Somebody who is at work elsewhere stays there.
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || activeElement.closest('.tutorial-card'))
      button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="tutorial-help needs-script"
        aria-label={t('visualise.tutorial.open')}
        title={t('visualise.tutorial.open')}
        onClick={() => setOpen(true)}
      >
        <IconHelp size={20} stroke={1.6} aria-hidden="true" />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <TutorialSteps isCalled={chosen === true} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Where this browser notes that somebody has been shown around. */
const noteName = 'visualise-tutorial';

let isFirst: boolean | undefined;

/** Whether this browser has never shown the tutorial; stays true until {@link noteShown}, while it is read. */
function isFirstTime(): boolean {
  try {
    isFirst ??= localStorage.getItem(noteName) === null;
    localStorage.setItem(noteName, 'seen');
  } catch {
    // Where nothing can be noted it would come again and again.
    isFirst = false;
  }
  return isFirst;
}

/** From now on it comes when it is called for, only. */
function noteShown(): void {
  isFirst = false;
}
