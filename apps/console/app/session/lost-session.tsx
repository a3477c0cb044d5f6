import { Button, buttonClass } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { LostForm } from './lost-form.server.ts';

/** Longer than what one types anew without regret. */
const worthShowing = 20;

/** Gives back what was sent without a session: one signs in beside it, and sends it again. */
export function LostSession({ lost }: { lost: LostForm }) {
  const { t } = useTranslation();
  const texts = lost.fields.filter(([, value]) => value.length > worthShowing);
  return (
    <div className="console-message">
      <h1>{t('lost.title')}</h1>
      <p>{t('lost.text')}</p>
      <form method="post" action={lost.address}>
        {lost.fields.map(([name, value], place) => (
          <input key={`${place}-${name}`} type="hidden" name={name} value={value} />
        ))}
        <div className="console-actions">
          <a className={buttonClass('plain')} href="/login?return_to=/console" target="_blank" rel="noopener">
            {t('lost.login')}
          </a>
          <Button type="submit" look="primary">
            {t('lost.again')}
          </Button>
        </div>
      </form>
      {texts.map(([name, value], place) => (
        <textarea
          key={`${place}-${name}`}
          className="console-lost-text"
          aria-label={t('lost.written')}
          readOnly
          rows={Math.min(12, 2 + value.split('\n').length)}
          defaultValue={value}
        />
      ))}
    </div>
  );
}
