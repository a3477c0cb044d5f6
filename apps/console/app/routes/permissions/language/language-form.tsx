import { Button } from '@gazetteer/ui';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useProject } from '../../../project/use-project.ts';
import type { LanguageAnswer } from './change-language.server.ts';
import type { LanguageFault } from './check-text.ts';
import { FaultList } from './fault-list.tsx';
import styles from './language.module.css';
import { placeOf } from './place-of.ts';
import { UnsavedText } from './unsaved-text.tsx';
import { useCheck } from './use-check.ts';
import { useKeptLanguage } from './use-kept-language.ts';

interface LanguageFormProps {
  /** The revision of the project and the version of the language that the text begins with. */
  revision: string;
  version: number;
  /** The language that holds. */
  source: string;
  text: string;
  /** What was found in this text, where it was sent. */
  checked: LanguageAnswer['checked'] | undefined;
  /** What saving it would take away, which the person has been told. */
  losses: string | undefined;
}

/** The editor of the language. What is wrong is looked for whenever typing rests; without script by a button. */
export function LanguageForm({ revision, version, source, text, checked, losses }: LanguageFormProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState(text);
  const looked = useCheck(written, checked);
  const { offered, keep, take, forget } = useKeptLanguage(source, text);
  const found = looked?.ok ? looked.value : undefined;
  const lines = written.split('\n').length;
  const write = (next: string) => {
    setWritten(next);
    keep(next);
  };
  const goTo = (fault: LanguageFault) => {
    const at = placeOf(written, fault);
    area.current?.focus();
    area.current?.setSelectionRange(at, at);
  };
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="version" value={version} />
      {losses === undefined ? null : <input type="hidden" name="confirmed" value={losses} />}
      {offered && mayChange ? (
        <UnsavedText
          kept={offered}
          onTake={() => {
            write(offered.text);
            take();
          }}
          onForget={forget}
        />
      ) : null}
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
          onChange={(event) => write(event.target.value)}
          aria-invalid={found && found.errors.length > 0 ? true : undefined}
          aria-describedby={`${id}-faults`}
        />
      </div>
      <div id={`${id}-faults`} role="status" className={styles.found}>
        {found ? <FaultList checked={found} onChoose={goTo} /> : null}
        {looked && !looked.ok ? <p>{looked.message ?? t('permissions.language.unreachable')}</p> : null}
      </div>
      {mayChange ? (
        <div className="console-actions">
          <Button type="submit" name="act" value="save" look="primary">
            {t(losses === undefined ? 'permissions.language.save' : 'permissions.language.saveAnyway')}
          </Button>
          <Button type="submit" name="act" value="check">
            {t('permissions.language.check')}
          </Button>
        </div>
      ) : null}
    </Form>
  );
}
