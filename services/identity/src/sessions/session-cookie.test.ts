import { describe, expect, it } from 'vitest';
import type { Project } from '../model/projects/project.ts';
import type { Session } from '../model/sessions/session.ts';
import { expiredSessionCookie, sessionCookie } from './session-cookie.ts';

const session = {
  remembered: true,
  updated_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2026-11-20T11:00:00.500Z',
} as Session;

function project(origin: string, same_site = 'Lax'): Project {
  return { origin, settings: { session: { cookie: { same_site } } } } as Project;
}

describe('the session cookie', () => {
  it('is out of reach of scripts, for the whole site, and lives as long as the session', () => {
    const line = sessionCookie(project('http://portal.test'), session, 'ory_st_x');
    expect(line).toBe('ory_kratos_session=ory_st_x; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax');
  });

  it('ends with the browser when the session is not to be remembered', () => {
    const line = sessionCookie(project('http://portal.test'), { ...session, remembered: false }, 'ory_st_x');
    expect(line).not.toMatch(/max-age|expires/i);
  });

  it('travels by https only where the project is served so, and as strictly as it is set', () => {
    const line = sessionCookie(project('https://portal.test', 'Strict'), session, 'ory_st_x');
    expect(line.split('; ')).toEqual(expect.arrayContaining(['Secure', 'SameSite=Strict']));
  });

  it('is taken away under the attributes it was given with', () => {
    const line = expiredSessionCookie(project('https://portal.test'));
    expect(line).toBe('ory_kratos_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
  });
});
