import { createHash, randomBytes } from 'node:crypto';
import type { ProjectInView } from '../project/use-project.ts';

/** An authorization request that waits for its answer; it stands in a cookie that no script reads. */
export interface PendingRequest {
  client: string;
  redirectUri: string;
  state: string;
  nonce: string;
  /** The secret behind the code_challenge (RFC 7636). */
  verifier: string;
}

const COOKIE = 'gazetteer_playground';
/** As long as a code can be redeemed, unless the project has it otherwise. */
const SECONDS = 600;

/** What ties an answer to its request: nobody can guess any of it. */
export function newRequest(client: string, redirectUri: string): PendingRequest {
  const secret = () => randomBytes(32).toString('base64url');
  return { client, redirectUri, state: secret(), nonce: secret(), verifier: secret() };
}

/** What the authorization endpoint is told of the verifier. */
export function challengeOf({ verifier }: PendingRequest): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** The address of the console to which answers of a project's authorization endpoint come. */
export function callbackAddress({ address }: Pick<ProjectInView, 'address'>, publicUrl: string): string {
  return `${publicUrl}${address}/playground/callback`;
}

/** The cookie line that remembers a request in this browser, for the pages of the project alone. */
export function rememberRequest(
  pending: PendingRequest,
  { address }: Pick<ProjectInView, 'address'>,
): string {
  const value = Buffer.from(JSON.stringify(pending)).toString('base64url');
  const secure = pending.redirectUri.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${value}; Path=${address}; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** The request that this browser waits for; undefined where there is none any more. */
export function pendingRequest(request: Request): PendingRequest | undefined {
  const [, value] = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(request.headers.get('cookie') ?? '') ?? [];
  if (value === undefined) return undefined;
  try {
    const { client, redirectUri, state, nonce, verifier } = JSON.parse(
      Buffer.from(value, 'base64url').toString(),
    ) as Record<keyof PendingRequest, unknown>;
    const parts = { client, redirectUri, state, nonce, verifier };
    return Object.values(parts).every((part) => typeof part === 'string')
      ? (parts as PendingRequest)
      : undefined;
  } catch {
    return undefined;
  }
}
