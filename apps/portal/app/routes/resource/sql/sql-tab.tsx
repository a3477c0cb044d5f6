import { useFigures } from '@gazetteer/site';
import { Button, type TableColumn } from '@gazetteer/ui';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sqlAddress } from './sql-address.ts';
import type { loadConsole } from './sql-console.server.ts';
import { type EditorHandle, SqlEditor } from './sql-editor.tsx';
import { sqlExamples } from './sql-examples.ts';
import { type SqlFailure, offsetOf } from './sql-outcome.ts';
import { SqlResult } from './sql-result.tsx';
import style from './sql-tab.module.css';
import { useFaultText } from './use-fault-text.ts';
import { useSqlRun } from './use-sql-run.ts';

type SqlTabProps = {
  path: string;
  publicUrl: string;
  columns: readonly TableColumn[];
  loaded: Awaited<ReturnType<typeof loadConsole>>;
};

/** Where a reader asks the table in SQL. */
export function SqlTab({ path, publicUrl, columns, loaded }: SqlTabProps) {
  const { t } = useTranslation();
  const table = loaded.tables[0]?.name ?? '';
  const examples = useMemo(() => sqlExamples(table, columns), [table, columns]);
  const { run, start, running, cancel } = useSqlRun(path, loaded);
  const [text, setText] = useState(loaded.sql || (examples[0]?.sql ?? ''));
  // A link that was followed brings another query.
  const [textOf, setTextOf] = useState(loaded);
  if (textOf !== loaded) {
    setTextOf(loaded);
    if (loaded.sql) setText(loaded.sql);
  }
  const editor = useRef<EditorHandle>(null);
  const failure = run.outcome?.kind === 'failure' ? run.outcome : undefined;
  const mark = useFaultMark(text === run.sql ? failure : undefined, text);
  const go = () => {
    if (text.trim()) void start(text);
  };
  return (
    <div className={style.console}>
      <form
        action={path}
        method="get"
        className={style.form}
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <input type="hidden" name="tab" value="sql" />
        <p className={style.lead}>
          {t('sql.lead')} <code>{table}</code>
        </p>
        <SqlEditor
          ref={editor}
          text={text}
          tables={loaded.tables}
          fault={mark}
          onChange={setText}
          onRun={go}
        />
        <div className={style.bar}>
          <Button type="submit" look="primary" icon={<IconPlayerPlay size={16} aria-hidden />}>
            {t('sql.run')}
          </Button>
          {running && (
            <Button onClick={cancel} icon={<IconPlayerStop size={16} aria-hidden />}>
              {t('sql.cancel')}
            </Button>
          )}
          {running && <Elapsed />}
          <p className={`needs-script ${style.keys}`}>{t('sql.keys')}</p>
        </div>
      </form>
      <nav className={style.examples} aria-label={t('sql.examples')}>
        <h2>{t('sql.examples')}</h2>
        <ul>
          {examples.map(({ kind, sql }) => (
            <li key={kind}>
              <Link
                to={sqlAddress(path, sql)}
                preventScrollReset
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  setText(sql);
                  void start(sql);
                }}
              >
                {t(`sql.example.${kind}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={style.outcome} aria-busy={running}>
        <SqlResult
          path={path}
          publicUrl={publicUrl}
          run={run}
          sort={run.sql === loaded.sql ? loaded.sort : undefined}
          columns={columns}
        />
      </div>
    </div>
  );
}

/** The mark of a fault in the text; its words are those below the editor. */
function useFaultMark(failure: SqlFailure | undefined, text: string) {
  const words = useFaultText();
  const from = failure && offsetOf(text, failure.fault);
  const message = failure && words(failure);
  return useMemo(
    () => (from === undefined || message === undefined ? undefined : { from, message }),
    [from, message],
  );
}

/** How long the query has been under way. */
function Elapsed() {
  const { t } = useTranslation();
  const figures = useFigures();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(() => setSeconds((performance.now() - started) / 1000), 100);
    return () => clearInterval(timer);
  }, []);
  return <span className={style.elapsed}>{t('sql.elapsed', { seconds: figures.number(seconds, 1) })}</span>;
}
