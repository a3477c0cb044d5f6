import { Checkbox } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import styles from './changes.module.css';
import type { ShownLook } from './load-look.server.ts';
import { methods } from './look-values.ts';
import { useFollowed } from './use-followed.ts';

/** How the rows of the file meet those of the table, and by which columns. */
export function MeetingChoice({ shown: { look, changes, keys } }: { shown: ShownLook }) {
  const { t } = useTranslation();
  const [method, setMethod] = useFollowed(look.recipe.method ?? 'replace');
  const own = changes?.outline?.table_key ?? null;
  return (
    <>
      <fieldset className={styles.methods}>
        <legend>{t('data.changes.method')}</legend>
        {methods.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="method"
              value={one}
              checked={method === one}
              onChange={() => setMethod(one)}
            />
            <span>
              {t(`data.changes.methods.${one}`)} <small>{t(`data.changes.means.${one}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {look.recipe.method === 'upsert' && own === null ? (
        <fieldset className={styles.keys}>
          <legend>{t('data.changes.keyColumns')}</legend>
          <input type="hidden" name="key_shown" value="1" />
          {keys.map(({ source, name, isKey }) => (
            <KeyBox key={source} source={source} name={name} isKey={isKey} />
          ))}
        </fieldset>
      ) : null}
      {look.recipe.method === 'upsert' && own !== null ? (
        <p className="console-note">{t('data.changes.ownKey', { names: own.join(', ') })}</p>
      ) : null}
    </>
  );
}

function KeyBox({ source, name, isKey }: ShownLook['keys'][number]) {
  const [ticked, setTicked] = useFollowed(isKey);
  return (
    <label>
      {isKey ? <input type="hidden" name="key_was" value={source} /> : null}
      <Checkbox
        name="key"
        value={source}
        checked={ticked}
        onChange={(event) => setTicked(event.target.checked)}
      />
      <span dir="auto">{name}</span>
    </label>
  );
}
