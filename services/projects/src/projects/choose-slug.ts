import { randomInt } from 'node:crypto';
import { invalidInput } from '@gazetteer/kernel';

/** A part of a host name (RFC 1123, section 2.1), shorter than it may be, so that people can read it. */
const SLUG = /^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/;
const LONGEST = 40;
const RANDOM_LETTERS = 6;

/** What people would take for something of the portal's. */
const RESERVED = new Set([
  'admin',
  'api',
  'assets',
  'auth',
  'cdn',
  'console',
  'data',
  'docs',
  'help',
  'id',
  'login',
  'mail',
  'portal',
  'smtp',
  'static',
  'status',
  'support',
  'www',
]);

/**
 * The first part of a project's host: the one that is wanted, or one made of the name.
 * @throws invalid_input for what cannot stand in a host, or would be taken for the portal's own
 */
export function chooseSlug(name: string, wanted: string | undefined): string {
  if (wanted === undefined) return slugFrom(name);
  if (!SLUG.test(wanted)) {
    const rule = `must be 1 to ${LONGEST} small letters, digits and hyphens, with no hyphen at either end`;
    throw invalidInput({ slug: [rule] });
  }
  if (RESERVED.has(wanted)) throw invalidInput({ slug: ['is kept for the portal; choose a different one'] });
  return wanted;
}

/** The same with letters behind it that no other project has. */
export function anotherSlug(slug: string): string {
  const letters = Array.from({ length: RANDOM_LETTERS }, () => randomInt(36).toString(36)).join('');
  return `${slug.slice(0, LONGEST - RANDOM_LETTERS - 1).replace(/(?<!-)-+$/, '')}-${letters}`;
}

function slugFrom(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '');
  return slug === '' || RESERVED.has(slug) ? anotherSlug(slug || 'project') : slug;
}
