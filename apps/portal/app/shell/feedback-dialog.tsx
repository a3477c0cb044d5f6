import { IconX } from '@tabler/icons-react';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackForm } from '../team-form/feedback-form.tsx';
import styles from './feedback-dialog.module.css';

/** The feedback form over the page. The browser closes it on Escape and gives the focus back. */
export default function FeedbackDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const { t } = useTranslation();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (!element.open) element.showModal();
    element.addEventListener('keydown', keepFocusInside);
    const endClosing = closeFromOutside(element);
    return () => {
      element.removeEventListener('keydown', keepFocusInside);
      endClosing();
    };
  }, [dialog]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="feedback-title">
      <div className={styles.head}>
        <h2 id="feedback-title">{t('feedback.title')}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t('feedback.close')}
          onClick={() => dialog.current?.close()}
        >
          <IconX size={24} stroke={1.6} aria-hidden="true" />
        </button>
      </div>
      <FeedbackForm />
    </dialog>
  );
}

/** Browsers let the focus out of a dialog into their own bars; here it goes round. */
function keepFocusInside(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const dialog = event.currentTarget as HTMLDialogElement;
  const reachable = [...dialog.querySelectorAll<HTMLElement>('a[href], button, input, textarea')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  const [from, to] = event.shiftKey ? [reachable[0], reachable.at(-1)] : [reachable.at(-1), reachable[0]];
  if (document.activeElement !== from && dialog.contains(document.activeElement)) return;
  event.preventDefault();
  to?.focus();
}

/** Closes a dialog by a click beside it, not by one that began inside, as when text is marked. @returns what ends that */
function closeFromOutside(dialog: HTMLDialogElement): () => void {
  let hasBegunOutside = false;
  // What lies around a dialog counts as the dialog itself: where it was pressed tells the one from the other.
  const isOutside = ({ clientX: x, clientY: y, target }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (x < left || x > right || y < top || y > bottom);
  };
  const note = (event: PointerEvent) => {
    hasBegunOutside = isOutside(event);
  };
  const close = (event: MouseEvent) => {
    if (hasBegunOutside && isOutside(event)) dialog.close();
  };
  dialog.addEventListener('pointerdown', note);
  dialog.addEventListener('click', close);
  return () => {
    dialog.removeEventListener('pointerdown', note);
    dialog.removeEventListener('click', close);
  };
}
