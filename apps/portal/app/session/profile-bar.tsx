import { Toast, ToastStack } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** How long the bar stays, in milliseconds. */
const lifetime = 6000;

/** Asks somebody whose profile has gaps to fill them; it goes by itself, and a click elsewhere leaves it. */
export default function ProfileBar() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <ToastStack>
      <div role="status">
        <Toast
          kind="warning"
          lifetime={lifetime}
          closeLabel={t('session.close')}
          onClose={() => setOpen(false)}
        >
          {t('session.incomplete.text')} <Link to="/settings">{t('session.incomplete.link')}</Link>
        </Toast>
      </div>
    </ToastStack>
  );
}
