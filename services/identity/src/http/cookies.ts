import { parseCookie, stringifySetCookie } from 'cookie';
import type { Project } from '../model/projects/project.ts';
import type { Visit } from './visit.ts';

/** The value of a cookie of the request, or undefined. */
export function readCookie(request: Pick<Visit, 'headers'>, name: string): string | undefined {
  const { cookie } = request.headers;
  return cookie?.includes(name) ? parseCookie(cookie)[name] : undefined;
}

/** Has the answer of a visit set a cookie, by its Set-Cookie line: the last line of a name counts (RFC 6265, 4.1.1). */
export function addCookie({ answer }: Pick<Visit, 'answer'>, line: string): void {
  const name = line.slice(0, line.indexOf('=') + 1);
  answer.cookies = [...answer.cookies.filter((other) => !other.startsWith(name)), line];
}

type CookieLife = { maxAge?: number; sameSite?: 'lax' | 'strict' };

/** A Set-Cookie line that scripts cannot read, sent by https only where the project is served so. */
export function cookieLine(project: Project, name: string, value: string, life: CookieLife = {}): string {
  return stringifySetCookie({
    name,
    value,
    path: '/',
    httpOnly: true,
    secure: project.origin.startsWith('https:'),
    sameSite: life.sameSite ?? 'lax',
    ...(life.maxAge === undefined ? {} : { maxAge: life.maxAge }),
  });
}
