import { Button, TextArea } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useProject } from '../../../project/use-project.ts';
import type { IdentityAnswer } from './change-identity.server.ts';
import styles from './identity.module.css';
import type { ShownIdentity } from './load-identity.server.ts';

const kinds = [
  { name: 'metadata_public', value: 'metadataPublic' },
  { name: 'metadata_admin', value: 'metadataAdmin' },
] as const;

interface MetadataPartProps {
  identity: ShownIdentity;
  answer: IdentityAnswer | undefined;
}

/** What programs keep with an account: what its person may read, and what only administrators do. */
export function MetadataPart({ identity, answer }: MetadataPartProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const refused = answer?.act === 'metadata' && !answer.result?.ok ? answer : undefined;
  return (
    <section aria-labelledby="metadata">
      <h2 id="metadata">{t('identities.metadata')}</h2>
      <Form method="post" className={styles.form} key={identity.changed}>
        {kinds.map(({ name, value }) => (
          <TextArea
            key={name}
            label={t(`identities.${value}`)}
            name={name}
            rows={3}
            spellCheck={false}
            readOnly={!mayChange}
            defaultValue={refused?.sent[name] ?? identity[value]}
            error={refused?.unreadable.includes(name) ? t('identities.unreadable') : undefined}
          />
        ))}
        {mayChange ? (
          <Button type="submit" name="act" value="metadata">
            {t('identities.save')}
          </Button>
        ) : null}
      </Form>
    </section>
  );
}
