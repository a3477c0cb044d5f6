import { Button } from '@gazetteer/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useFetcher } from 'react-router';
import { useDebounced } from '../../../controls/use-debounced.ts';
import { useProject } from '../../../project/use-project.ts';
import type { CheckedText, LanguageAnswer, LanguageFault } from './change-language.server.ts';
import { FaultList } from './fault-list.tsx';
import styles from './language.module.css';
import { placeOf } from './place-of.ts';

interface LanguageFormProps {
  /** The revision of the project and the version of the language that the text begins with. */
  revision: string;
  version: number;
  text: string;
  /** What was found in this text, where it was sent. */
  checked: CheckedText | undefined;
}

/** The editor of the language. What is wrong is looked for whenever typing rests; without script by a button. */
export function LanguageForm({ revision, version, text, checked }: LanguageFormProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState(text);
  const found = useCheck(written, text, checked);
  const lines = written.split('\n').length;
  const goTo = (fault: LanguageFault) => {
    const at = placeOf(written, fault);
    area.current?.focus();
    area.current?.setSelectionRange(at, at);
  };
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="version" value={version} />
      <label htmlFor={id}>{t('permissions.language.text')}</label>
      <div className={styles.editor}>
        <pre aria-hidden="true" className={styles.numbers}>
          {Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
        </pre>
        <textarea
          ref={area}
          id={id}
          name="text"
          rows={Math.max(16, lines + 1)}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          readOnly={!mayChange}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
          aria-invalid={found && found.errors.length > 0 ? true : undefined}
          aria-describedby={`${id}-faults`}
        />
      </div>
      <div id={`${id}-faults`} role="status" className={styles.found}>
        {found ? <FaultList checked={found} onChoose={goTo} /> : null}
      </div>
      {mayChange ? (
        <div className="console-actions">
          <Button type="submit" name="act" value="save" look="primary">
            {t('permissions.language.save')}
          </Button>
          <Button type="submit" name="act" value="check">
            {t('permissions.language.check')}
          </Button>
        </div>
      ) : null}
    </Form>
  );
}

/** What the service finds in a text, once typing rests; a text that is as it was sent has its answer already. */
function useCheck(written: string, sent: string, known: CheckedText | undefined): CheckedText | undefined {
  const { submit, data } = useFetcher<LanguageAnswer>();
  const rested = useDebounced(written);
  const isKnown = known !== undefined;
  useEffect(() => {
    if (rested !== sent || !isKnown) void submit({ act: 'check', text: rested }, { method: 'post' });
  }, [rested, sent, isKnown, submit]);
  if (written === sent && known) return known;
  return data?.checked.ok ? data.checked.value : undefined;
}
