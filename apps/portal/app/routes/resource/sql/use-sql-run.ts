import { isRequestError } from '@gazetteer/client';
import { useEffect, useState } from 'react';
import { sqlAddress } from './sql-address.ts';
import { runSql, type SqlOutcome, type TableCodes } from './sql-outcome.ts';
import { client } from '../../../site/browser-client.ts';

/** A query and what became of it; no outcome while there is none yet. */
export interface SqlRun {
  sql: string;
  outcome: SqlOutcome | undefined;
}

/** Runs queries from the page, one at a time; the address follows, so that it can be shared. */
export function useSqlRun(path: string, served: SqlRun & { codes: TableCodes }) {
  const [run, setRun] = useState<SqlRun>(served);
  const [running, setRunning] = useState<AbortController>();
  const [shownFor, setShownFor] = useState(served);
  // Another answer of the server, after a link was followed, takes the place of what is shown.
  if (shownFor !== served) {
    setShownFor(served);
    setRun(served);
  }
  useEffect(() => () => running?.abort(), [running]);

  const start = async (sql: string) => {
    const request = new AbortController();
    setRunning(request);
    try {
      const outcome = await runSql(client, sql, { signal: request.signal, codes: served.codes });
      setRun({ sql, outcome });
      window.history.replaceState(window.history.state, '', sqlAddress(path, sql));
    } catch (error) {
      if (!isRequestError(error)) throw error;
    } finally {
      setRunning((now) => (now === request ? undefined : now));
    }
  };
  return { run, start, running: running !== undefined, cancel: () => running?.abort() };
}
