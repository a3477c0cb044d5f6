import { buttonClass } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFeedback } from './feedback-context.tsx';

/** Opens the feedback form over the page; without script it leads to a page with the same form. */
export function FeedbackButton() {
  const { t } = useTranslation();
  const open = useFeedback();
  return (
    <Link
      to="/feedback"
      className={buttonClass('plain')}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open();
      }}
    >
      {t('feedback.open')}
    </Link>
  );
}
