import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ConfirmByName } from '../../../parts/confirm-by-name.tsx';
import type { SchemaAnswer } from './save-schema.server.ts';
import styles from './schemas.module.css';

interface SchemaActsProps {
  id: string;
  revision: string;
  answer: SchemaAnswer | undefined;
}

/** A schema that is not the default one is made it, or deleted where no account has it. */
export function SchemaActs({ id, revision, answer }: SchemaActsProps) {
  const { t } = useTranslation();
  const isWrong = answer?.problem === 'unconfirmed';
  const known = (
    <>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="id" value={id} />
    </>
  );
  return (
    <div className={styles.acts}>
      <Form method="post">
        {known}
        <Button type="submit" name="act" value="default">
          {t('identity.schemas.makeDefault')}
        </Button>
      </Form>
      <details open={isWrong}>
        <summary>{t('identity.schemas.delete')}</summary>
        <Form method="post">
          {known}
          <ConfirmByName
            name={id}
            act="delete"
            label={t('identity.schemas.deleteNow')}
            explain={t('identity.schemas.deleteText')}
            isWrong={isWrong}
          />
        </Form>
      </details>
    </div>
  );
}
