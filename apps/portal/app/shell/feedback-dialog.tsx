import { IconX } from '@tabler/icons-react';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackForm } from '../routes/feedback/feedback-form.tsx';
import styles from './feedback-dialog.module.css';

/** The feedback form over the page. The browser closes it on Escape and gives the focus back. */
export default function FeedbackDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const { t } = useTranslation();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
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
