import { type NumberedPage, pageTokens } from '@gazetteer/ory';
import type { Project } from '../../model/projects/project.ts';
import type { Visit } from '../../http/visit.ts';
import { requestUrl } from '../../http/absolute-url.ts';
import type { IdentityPage } from './list-identities.ts';

const tokens = pageTokens('identities');

/** How a list was asked for: by number, or by the token that an earlier page gave. */
export type AskedPage = { numbered?: NumberedPage | undefined; size: number };

/**
 * Says how many identities there are and where the other pages are (RFC 8288). Addresses carry both the page's number,
 * for clients that count, and its token, for those that follow tokens; where a request has both, the token counts.
 */
export function identityPageHeaders(
  project: Project,
  request: Pick<Visit, 'url'>,
  { numbered, size }: AskedPage,
  { total, counted, next }: IdentityPage,
) {
  const last = Math.max(1, Math.ceil(total / size));
  const url = (number: number | undefined, token?: string) => {
    const address = new URL(requestUrl(project, request));
    const parameters = {
      page: numbered && number ? String(number) : undefined,
      per_page: numbered ? String(size) : undefined,
      page_size: String(size),
      page_token: token,
    };
    for (const [name, value] of Object.entries(parameters)) {
      if (value === undefined) address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    return address.href;
  };
  const links = [`<${url(1)}>; rel="first"`];
  const page = numbered?.page;
  if (next !== undefined) links.push(`<${url(page && page + 1, tokens.write(String(next)))}>; rel="next"`);
  if (page && page > 1) links.push(`<${url(Math.min(page - 1, last))}>; rel="prev"`);
  if (page && counted) links.push(`<${url(last)}>; rel="last"`);
  return { 'x-total-count': String(total), link: links.join(',') };
}

/** The place a token stands for; undefined where none is given. @throws 400 for what is no token of ours */
export function readPageToken(token: string | undefined): number | undefined {
  const [after] = tokens.read(token) ?? [];
  return after === undefined ? undefined : Number(after);
}
