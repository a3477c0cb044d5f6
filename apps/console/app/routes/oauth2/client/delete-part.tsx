import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ConfirmByName } from '../../../parts/confirm-by-name.tsx';
import type { ClientAnswer } from './change-client.server.ts';
import styles from './client.module.css';

interface DeletePartProps {
  name: string;
  answer: ClientAnswer | undefined;
}

/** Ends all tokens of the client, or the client itself. */
export function DeletePart({ name, answer }: DeletePartProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="end">
      <h2 id="end">{t('oauth2.client.end.title')}</h2>
      <p className="console-note">{t('oauth2.client.end.about')}</p>
      <Form method="post" className={styles.form}>
        <Button type="submit" name="act" value="endTokens">
          {t('oauth2.client.end.tokens')}
        </Button>
      </Form>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="name" value={name} />
        <ConfirmByName
          name={name}
          act="delete"
          label={t('oauth2.clients.delete.now')}
          explain={t('oauth2.clients.delete.explain')}
          isWrong={answer?.act === 'delete' && answer.isWrong === true}
        />
      </Form>
    </section>
  );
}
