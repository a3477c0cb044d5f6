import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Project } from '../model/projects/project.ts';

/** The value of a cookie of the request, or undefined. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const { cookie } = request.headers;
  return cookie?.includes(name) ? parseCookie(cookie)[name] : undefined;
}

/** Adds a Set-Cookie line, beside those that are there. */
export function addCookie(reply: FastifyReply, line: string): void {
  const before = reply.getHeader('set-cookie');
  const lines = Array.isArray(before) ? before : before === undefined ? [] : [String(before)];
  reply.header('set-cookie', [...lines, line]);
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
