import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { PeopleList } from './load-people.server.ts';
import styles from './people.module.css';

/** Programs that edit the site with a token of their own. */
export function ProgramList({ programs }: { programs: PeopleList['programs'] }) {
  const { t } = useTranslation();
  if (programs.length === 0) return null;
  return (
    <section aria-labelledby="programs">
      <h2 id="programs">{t('people.programs')}</h2>
      <ul className={styles.organizations}>
        {programs.map(({ id, name }) => (
          <li key={id}>
            <Form method="post" className={styles.roles}>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="who" value={name} />
              <input type="hidden" name="kind" value="program" />
              {name} <code>{id}</code>
              <Button type="submit" name="act" value="change" look="quiet">
                {t('people.remove')}
                <span className="visually-hidden"> {name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
