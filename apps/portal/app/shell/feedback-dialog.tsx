import { Dialog } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { FeedbackForm } from '../team-form/feedback-form.tsx';

interface FeedbackDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The feedback form over the page. */
export default function FeedbackDialog({ isOpen, onClose }: FeedbackDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('feedback.title')} closeLabel={t('feedback.close')} isOpen={isOpen} onClose={onClose}>
      <FeedbackForm />
    </Dialog>
  );
}
