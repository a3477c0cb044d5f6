import { createHash, randomBytes } from 'node:crypto';
import { hashToken, sameText } from '@gazetteer/kernel';
import { OryError } from '@gazetteer/ory';
import { addCookie, cookieLine, readCookie } from '../http/cookies.ts';
import type { Project } from '../model/projects/project.ts';
import type { Visit } from '../http/visit.ts';

const TOKEN_BYTES = 32;
const YEAR_SECONDS = 31_536_000;

const names = new WeakMap<Project, string>();
/** Tokens set by an answer under way: what comes later in the same answer goes by them. */
const issued = new WeakMap<Visit, string>();

/** The cookie that carries the token: named after the project's address, so that two projects never share one. */
function csrfCookieName(project: Project): string {
  const known = names.get(project);
  if (known) return known;
  const name = `csrf_token_${createHash('sha256').update(project.baseUrl).digest('hex')}`;
  names.set(project, name);
  return name;
}

/** The token of the browser that sent the request, if it has one of ours. */
export function readCsrfToken(project: Project, visit: Pick<Visit, 'headers'>): string | undefined {
  const token = readCookie(visit, csrfCookieName(project));
  return token && Buffer.from(token, 'base64url').length === TOKEN_BYTES ? token : undefined;
}

/** The token of the browser; a new one is sent to it when it has none. */
export function ensureCsrfToken(project: Project, visit: Visit): string {
  return issued.get(visit) ?? readCsrfToken(project, visit) ?? renewCsrfToken(project, visit);
}

/** Gives the browser a new token: at sign-in and sign-out, so that a token known before is worth nothing. */
export function renewCsrfToken(project: Project, visit: Visit): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  addCookie(visit, cookieLine(project, csrfCookieName(project), token, { maxAge: YEAR_SECONDS }));
  issued.set(visit, token);
  return token;
}

/** The token as a form carries it: with a fresh mask, so that compression cannot betray it (BREACH). */
export function maskCsrfToken(token: string): string {
  const plain = Buffer.from(token, 'base64url');
  const mask = randomBytes(TOKEN_BYTES);
  return Buffer.concat([mask, xor(plain, mask)]).toString('base64');
}

/**
 * Lets pass a submit from the browser the flow was made in: the flow knows its cookie, the form repeats it, and the
 * browser does not say that another site sent it.
 * @throws security_csrf_violation
 */
export function checkCsrf(
  project: Project,
  visit: Visit,
  flowDigest: string | undefined,
  submitted: unknown,
): void {
  const token = readCsrfToken(project, visit);
  const given = submitted ?? visit.headers['x-csrf-token'];
  const isOwn =
    token !== undefined &&
    visit.headers['sec-fetch-site'] !== 'cross-site' &&
    (flowDigest === undefined || sameText(hashToken(token), flowDigest)) &&
    typeof given === 'string' &&
    sameText(unmask(given), token);
  if (!isOwn)
    throw csrfViolation(
      token === undefined ? 'The CSRF cookie is missing.' : 'The CSRF tokens do not match.',
    );
}

/** The refusal of a request that another site may have made. */
export function csrfViolation(cause: string): OryError {
  return new OryError(403, 'This request was refused to protect your account.', {
    id: 'security_csrf_violation',
    reason: 'Please load the page again and retry. Cookies must be allowed for this site.',
    details: {
      docs: 'https://www.rfc-editor.org/rfc/rfc6265',
      hint: 'Browser flows need the CSRF cookie and the csrf_token of the form; native apps use API flows.',
      reject_reason: cause,
    },
  });
}

function unmask(masked: string): string {
  const bytes = Buffer.from(masked, 'base64');
  if (bytes.length !== 2 * TOKEN_BYTES) return '';
  return xor(bytes.subarray(TOKEN_BYTES), bytes.subarray(0, TOKEN_BYTES)).toString('base64url');
}

function xor(one: Buffer, other: Buffer): Buffer {
  return Buffer.from(one.map((byte, index) => byte ^ (other[index] ?? 0)));
}

/**
 * An app has neither cookies of this site nor an origin. Were browsers allowed, other sites could use flows without
 * CSRF protection in their name. Cookies a proxy such as Cloudflare sets do not count.
 * @throws 400
 */
export function refuseBrowser(visit: Visit): void {
  const { origin, cookie } = visit.headers;
  const own = (cookie ?? '').split(';').filter((pair) => pair.trim() && !/^\s*(__cf|_cf|cf_)/i.test(pair));
  if (origin === undefined && own.length === 0) return;
  throw new OryError(400, 'Flows for apps cannot be used from a browser.', {
    reason: `The request carries ${origin === undefined ? 'cookies' : 'an Origin header'}. Browsers use the /browser calls, which are protected against CSRF.`,
  });
}
