import { TextField } from '@gazetteer/ui';
import { useId } from 'react';
import { useShell } from '../../../site/use-shell.ts';
import { keyField, type Sender } from './compose-request.ts';
import { useTryWords } from './try-words.ts';

type SenderFieldsProps = {
  as: Sender['as'];
  onAs: (as: Sender['as']) => void;
  ownKey: string;
  onOwnKey: (key: string) => void;
  /** Whether the call only reads: no other is made with the session of whoever is signed in. */
  mayUseSession: boolean;
  error: string | undefined;
};

/** Who the call is sent as. A key that is typed stays in the memory of the page. */
export function SenderFields({ as, onAs, ownKey, onOwnKey, mayUseSession, error }: SenderFieldsProps) {
  const said = useTryWords();
  const { visitor } = useShell();
  const group = useId();
  const ways: Sender['as'][] = visitor && mayUseSession ? ['visitor', 'key', 'session'] : ['visitor', 'key'];
  return (
    <fieldset className="api-sender">
      <legend>{said.sendAs}</legend>
      {ways.map((way) => (
        <label key={way}>
          <input type="radio" name={group} checked={as === way} onChange={() => onAs(way)} />
          <span>{way === 'session' ? said.asSession(visitor?.name ?? '') : said.as[way]}</span>
        </label>
      ))}
      {as === 'key' && (
        <TextField
          label={said.key}
          hint={said.keyHint}
          error={error}
          type="password"
          data-field={keyField}
          value={ownKey}
          onChange={(event) => onOwnKey(event.currentTarget.value.trim())}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </fieldset>
  );
}
