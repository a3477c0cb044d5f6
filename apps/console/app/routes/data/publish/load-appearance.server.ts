import type { Language } from '@gazetteer/site';
import { fetchAs, siteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';

/** How visitors see a dataset in one language, as the portal itself answers. */
export interface Appearance {
  card: {
    title: string;
    titleLanguage?: string;
    notes: string;
    notesLanguage?: string;
    meta: string;
    facts: { name: string; value?: string }[];
    formats: string[];
    formatsLabel: string;
  };
  /** Absent where no table of the dataset can be drawn. */
  chart?: {
    title: string;
    subtitle: string | null;
    alt: string;
    table: string;
    width: number;
    height: number;
    light: string;
    dark: string;
  };
  share: { title: string; description: string; address: string; picture?: string };
}

/**
 * Asks the portal how visitors will see a dataset.
 * @throws Error where it does not answer
 */
export async function loadAppearance(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  name: string,
  language: Language,
): Promise<Appearance> {
  const services = siteContext(context);
  const address = `/p/${encodeURIComponent(name)}/appearance?lng=${language}`;
  const answer = await fetchAs(services, request)(address, {});
  if (!answer.ok) throw new Error(`The portal answered ${answer.status} for the appearance of ${name}`);
  return (await answer.json()) as Appearance;
}
