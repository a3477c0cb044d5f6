import { hashToken, randomToken } from '@gazetteer/kernel';
import { invalidRequest, OauthError } from '../http/oauth-error.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { readRequest, RequestOver } from './read-request.ts';
import { answerRequest } from './request.store.ts';
import type {
  Answers,
  ConsentDocument,
  KeptAnswer,
  LoginDocument,
  Rejection,
  RequestKind,
} from './request.ts';

/**
 * Takes the answer of a site. Until the browser has come back it may be given again, and the last one counts.
 * @returns where the site sends the browser
 * @throws 404 for an unknown challenge, 409 for one that is over, 400 for an answer that does not fit
 */
export async function acceptRequest<Kind extends RequestKind>(
  context: OauthContext,
  project: OauthProject,
  kind: Kind,
  challenge: string,
  answer: Answers[Kind],
): Promise<{ redirect_to: string }> {
  const { document } = await requireOpen(context, project, kind, challenge);
  if (kind === 'consent') leaveOutEmpty(answer);
  if (kind === 'login') requireSameSubject(document as unknown as LoginDocument, answer as Answers['login']);
  if (kind === 'consent') requireAsked(document as unknown as ConsentDocument, answer);
  return keep(context, project, { kind, challenge, requestUrl: document.request_url }, { accepted: answer });
}

/** Refuses a request; the application is told so. Answers and throws as `acceptRequest`. */
export async function rejectRequest(
  context: OauthContext,
  project: OauthProject,
  kind: 'login' | 'consent',
  challenge: string,
  rejected: Rejection,
): Promise<{ redirect_to: string }> {
  const { document } = await requireOpen(context, project, kind, challenge);
  return keep(context, project, { kind, challenge, requestUrl: document.request_url }, { rejected });
}

/** The site has no more to ask: nobody is signed out. @throws as `acceptRequest` */
export async function rejectLogout(
  context: OauthContext,
  project: OauthProject,
  challenge: string,
): Promise<void> {
  const { document } = await requireOpen(context, project, 'logout', challenge);
  await keep(
    context,
    project,
    { kind: 'logout', challenge, requestUrl: document.request_url },
    { rejected: {} },
  );
}

async function requireOpen<Kind extends RequestKind>(
  context: OauthContext,
  project: OauthProject,
  kind: Kind,
  challenge: string,
) {
  try {
    return await readRequest(context, project, kind, challenge);
  } catch (error) {
    if (error instanceof RequestOver) throw usedBefore();
    throw error;
  }
}

function usedBefore(): OauthError {
  return new OauthError(409, 'Conflict', 'The challenge was used before; the request is over.');
}

/** @throws 400 when a site that was to skip the question names somebody else */
function requireSameSubject({ skip, subject }: LoginDocument, answer: Answers['login']): void {
  if (answer.subject === '') throw invalidRequest('Field "subject" must not be empty.');
  if (skip && answer.subject !== subject) {
    throw invalidRequest('Field "subject" must be the subject of the request, because "skip" was true.');
  }
}

/** Ory's own consent site sends a null where nothing was chosen. */
function leaveOutEmpty(answer: Answers['consent']): void {
  for (const name of ['grant_scope', 'grant_access_token_audience'] as const) {
    const granted: (string | null)[] | undefined = answer[name];
    if (granted) answer[name] = granted.filter((one): one is string => Boolean(one));
  }
}

/** @throws 400 when more is granted than was asked for */
function requireAsked(document: ConsentDocument, answer: Answers['consent']): void {
  const more = (granted: readonly string[] = [], asked: readonly string[]) =>
    granted.find((one) => !asked.includes(one));
  const scope = more(answer.grant_scope, document.requested_scope);
  if (scope !== undefined) throw invalidRequest(`Field "grant_scope" has ${scope}, which was not requested.`);
  const audience = more(answer.grant_access_token_audience, document.requested_access_token_audience);
  if (audience !== undefined) {
    throw invalidRequest(`Field "grant_access_token_audience" has ${audience}, which was not requested.`);
  }
}

async function keep<Kind extends RequestKind>(
  { sql }: OauthContext,
  project: OauthProject,
  { kind, challenge, requestUrl }: { kind: Kind; challenge: string; requestUrl: string },
  answer: KeptAnswer<Kind>,
): Promise<{ redirect_to: string }> {
  // The verifier names the request, which is kept by digests only.
  const verifier = `${challenge}.${randomToken('')}`;
  const row = { project_id: project.id, challenge: hashToken(challenge) };
  const kept = {
    answer: JSON.stringify(answer),
    verifier_hash: hashToken(verifier),
    ...signedIn(kind, answer),
  };
  if (!(await answerRequest(sql, row, kept))) throw usedBefore();
  const base = kind === 'logout' ? `${project.issuer}/oauth2/sessions/logout` : requestUrl;
  const redirect = new URL(base);
  redirect.searchParams.set(`${kind}_verifier`, verifier);
  return { redirect_to: redirect.href };
}

/** Whom a request is about once the login site has said so, by which it is found if that person's account ends. */
function signedIn(kind: RequestKind, answer: KeptAnswer<RequestKind>): { subject?: string } {
  if (kind !== 'login' || !('accepted' in answer)) return {};
  return { subject: (answer.accepted as Answers['login']).subject };
}
