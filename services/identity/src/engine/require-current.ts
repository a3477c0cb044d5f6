import type { CurrentSession } from '../sessions/current-session.ts';
import type { Drawing } from './flow-method.ts';

/** The session that a settings flow is visited with: its visits are refused without one. */
export function requireCurrent({ current }: Pick<Drawing, 'current'>): CurrentSession {
  if (!current) throw new Error('Settings are drawn for people who are signed in only');
  return current;
}
