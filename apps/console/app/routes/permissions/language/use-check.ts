import { createOryClient, isRequestError } from '@gazetteer/client/ory';
import { useEffect, useState } from 'react';
import { useDebounced } from '../../../controls/use-debounced.ts';
import { useProject } from '../../../project/use-project.ts';
import type { LanguageAnswer } from './change-language.server.ts';
import { checkText } from './check-text.ts';

type Checked = LanguageAnswer['checked'];

/**
 * What the service finds in a text, whenever typing rests. The browser asks by itself, and not by a form: a form of which the
 * answer fails to come takes the page away, with all that was written.
 * @param known what was found in the text with which the page came
 */
export function useCheck(written: string, known: Checked | undefined): Checked | undefined {
  const { slug } = useProject();
  const [checked, setChecked] = useState(known);
  const rested = useDebounced(written);
  useEffect(() => {
    const leaving = new AbortController();
    const check = async () => {
      const found = await tryToCheck(slug, rested, leaving.signal);
      if (!leaving.signal.aborted) setChecked(found);
    };
    void check();
    return () => leaving.abort();
  }, [rested, slug]);
  return checked;
}

async function tryToCheck(project: string, text: string, signal: AbortSignal): Promise<Checked> {
  try {
    const client = createOryClient({ baseUrl: window.location.origin, project });
    return { ok: true, value: await checkText(client, text, { signal }) };
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return { ok: false, status: error.status, message: error.detail, fields: error.fields };
  }
}
