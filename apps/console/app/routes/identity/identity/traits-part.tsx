import { Button, TextArea } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { Traits } from '../../../identity-form/trait-fields.ts';
import { TraitInputs } from '../../../identity-form/trait-inputs.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { IdentityAnswer } from './change-identity.server.ts';
import styles from './identity.module.css';
import type { ShownIdentity } from './load-identity.server.ts';

interface TraitsPartProps {
  identity: ShownIdentity;
  answer: IdentityAnswer | undefined;
}

/** What the account says of its person: by the fields of its schema, and as JSON. */
export function TraitsPart({ identity, answer }: TraitsPartProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const { fields, traits, changed } = identity;
  const refused = answer?.act === 'traits' && !answer.result?.ok ? answer : undefined;
  const json = refused?.sent['json'];
  return (
    <section aria-labelledby="traits">
      <h2 id="traits">{t('identities.traits')}</h2>
      {mayChange ? (
        <>
          {/* What a change made of it stands in a new form. */}
          <Form method="post" className={styles.form} key={`fields ${changed}`}>
            <TraitInputs
              fields={fields}
              traits={JSON.parse(traits) as Traits}
              unreadable={json === undefined ? (refused?.unreadable ?? []) : []}
            />
            <Button type="submit" name="act" value="traits">
              {t('identities.save')}
            </Button>
          </Form>
          <details open={json !== undefined}>
            <summary>{t('identities.asJson')}</summary>
            <Form method="post" className={styles.form} key={`json ${changed}`}>
              <TextArea
                label={t('identities.traitsJson')}
                name="json"
                rows={8}
                spellCheck={false}
                defaultValue={json ?? traits}
                error={refused?.unreadable.includes('json') ? t('identities.unreadable') : undefined}
              />
              <Button type="submit" name="act" value="traits">
                {t('identities.save')}
              </Button>
            </Form>
          </details>
        </>
      ) : (
        <pre>{traits}</pre>
      )}
    </section>
  );
}
