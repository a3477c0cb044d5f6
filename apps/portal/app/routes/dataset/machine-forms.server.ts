import type { SiteContext } from '@gazetteer/site/server';
import { askForDocument } from '../../datasets/ask-for-document.server.ts';

/** Another form of what a page tells, for programs. */
export interface MachineForm {
  href: string;
  type: string;
}

export interface MachineForms {
  /** The dataset in the words of schema.org, which search engines read in the page. */
  structured: Record<string, unknown>;
  forms: MachineForm[];
  /** The same as a Link header says it. */
  link: string;
}

/**
 * How the catalogue tells of a dataset to programs; undefined for one that is not for everybody.
 * @param nameOrId the dataset
 */
export async function machineForms(portal: SiteContext, nameOrId: string): Promise<MachineForms | undefined> {
  const answer = await askForDocument(portal, nameOrId);
  if (!answer.ok) return undefined;
  const links = (answer.headers.get('link') ?? '').split(/,\s*(?=<)/);
  const alternates = links.filter((link) => link.includes('rel="alternate"'));
  return {
    structured: (await answer.json()) as Record<string, unknown>,
    forms: alternates.flatMap((link) => {
      const [, href, type] = /^<([^>]*)>.*type="([^"]*)"/.exec(link) ?? [];
      return href && type ? [{ href, type }] : [];
    }),
    link: alternates.join(', '),
  };
}
