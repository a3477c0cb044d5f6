import fc from 'fast-check';
import type { FastifyBaseLogger } from 'fastify';
import { Value } from 'typebox/value';
import { describe, expect, it, vi } from 'vitest';
import {
  ProjectSettingsSchema,
  type ProjectSettings,
} from '../../model/projects/project-settings.contract.ts';
import type { Project } from '../../model/projects/project.ts';
import { checkPassword } from './check-password.ts';
import { isTooSimilar } from './is-too-similar.ts';

const UNCOMMON = 'vermilion otter 42';
const ADDRESS = 'ada.lovelace@example.org';

describe('a new password', () => {
  it('may be any text that is long enough and not known', async () => {
    for (const password of [
      UNCOMMON,
      'ünïcödé ok',
      'a passphrase of words only',
      '9-_8&7%6$',
      'x'.repeat(255),
    ]) {
      expect(await refused(password)).toEqual([]);
    }
  });

  it('has at least eight characters, counted as people count them', async () => {
    expect(await refused('7 chars')).toEqual([
      {
        node: 'password',
        text: expect.objectContaining({
          id: 4000005,
          type: 'error',
          context: expect.objectContaining({ cause: 4000032, min_length: 8, actual_length: 7 }),
        }),
      },
    ]);
    expect(await refused('🦦🦦🦦🦦🦦🦦🦦')).toHaveLength(1);
    expect(await refused('🦦🌿🦊🌻🐝🍂🐚🌙')).toEqual([]);
  });

  it('is counted as it is hashed, however the keyboard writes its accents', async () => {
    const typed = 'éèçà'.normalize('NFD');
    expect(typed).toHaveLength(8);
    expect(await causes(typed)).toEqual([4000032]);
  });

  it('is refused for a reason that fits into the sentences of clients', async () => {
    const refusedOnes = ['7 chars', 'äb'.repeat(200), 'ada.lovelace@example', 'password1'];
    const told = await Promise.all(refusedOnes.map(async (password) => (await refused(password))[0]?.text));
    expect(told.map((text) => text?.context?.['reason'])).toEqual([
      'it needs at least 8 characters and has 7',
      'it may have at most 256 characters and has 400',
      'it is too similar to the sign-in address',
      'it has been found in data breaches and must no longer be used',
    ]);
    for (const text of told) {
      expect(text?.text).toBe(`The password cannot be used because ${String(text?.context?.['reason'])}.`);
    }
  });

  it('has as many characters as the project asks for', async () => {
    expect(await causes(UNCOMMON, { min_password_length: 20 })).toEqual([4000032]);
  });

  it('is not endless', async () => {
    expect(await causes('äb'.repeat(200))).toEqual([4000033]);
  });

  it('is not nearly the sign-in address, unless the project does not mind', async () => {
    expect(await causes('ada.lovelace@example')).toEqual([4000031]);
    expect(await causes('Ada.Lovelace@Example.org!')).toEqual([4000031]);
    expect(await causes('ada.lovelace@example', { identifier_similarity_check_enabled: false })).toEqual([]);
  });

  it.each([
    'password1',
    'iloveyou',
    'Football',
    'QWERTYUIOP',
  ])('is not %s, which everybody tries', async (password) => {
    expect(await causes(password)).toEqual([4000034]);
  });

  it('is not asked for by network unless the project says so', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    await refused(UNCOMMON, {}, fetch);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a new password, asked for at haveibeenpwned', () => {
  const config = { haveibeenpwned_enabled: true };

  it('is refused when it was found, though only five letters of its digest were told', async () => {
    const fetch = answering(
      '0018A45C4D1DEF81644B54AB7F969B88D65:1\r\nBADBADBADBADBADBADBADBADBADBADBAD:3\r\n',
    );
    expect(await causes(UNCOMMON, config, fetch)).toEqual([]);
    const [address] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect(address).toMatch(/^https:\/\/api\.pwnedpasswords\.com\/range\/[\dA-F]{5}$/);
    const rest = await digestRest(UNCOMMON);
    expect(await causes(UNCOMMON, config, answering(`${rest}:3\r\n`))).toEqual([4000034]);
  });

  it('is accepted when it was found no more often than the project allows, or stands in the padding', async () => {
    const rest = await digestRest(UNCOMMON);
    expect(await causes(UNCOMMON, { ...config, max_breaches: 3 }, answering(`${rest}:3`))).toEqual([]);
    expect(await causes(UNCOMMON, config, answering(`${rest}:0`))).toEqual([]);
  });

  it('is accepted when the list is away, unless the project wants to be sure', async () => {
    const away = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new Error('no network'));
    expect(await causes(UNCOMMON, config, away)).toEqual([]);
    for (const list of [away, answering('', 500)]) {
      const [problem] = await refused(UNCOMMON, { ...config, ignore_network_errors: false }, list);
      expect(problem).toMatchObject({ node: 'password', text: { id: 5000001 } });
    }
  });
});

describe('likeness', () => {
  it('is found in every address with up to four letters changed at its end', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string({ maxLength: 4 }), (address, end) => {
        expect(isTooSimilar(address + end, address)).toBe(true);
      }),
    );
  });

  it('is never found with an identifier that is not there', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (password) => {
        expect(isTooSimilar(password, '')).toBe(false);
      }),
    );
  });
});

type Config = Partial<ProjectSettings['selfservice']['methods']['password']['config']>;

async function refused(password: string, config: Config = {}, fetch = answering('')) {
  const settings = Value.Default(ProjectSettingsSchema, {
    selfservice: { methods: { password: { config } } },
  }) as ProjectSettings;
  const log = { warn: () => {} } as unknown as FastifyBaseLogger;
  const fetchFor = () => (address: string | URL, sent?: object) => fetch(address, sent);
  return checkPassword({ fetchFor, log }, { settings } as Project, { password, identifiers: [ADDRESS] });
}

async function causes(...given: Parameters<typeof refused>) {
  return (await refused(...given)).map(({ text }) => text.context?.['cause']);
}

function answering(text: string, status = 200): typeof globalThis.fetch {
  return vi.fn<typeof globalThis.fetch>().mockImplementation(async () => new Response(text, { status }));
}

async function digestRest(password: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(password));
  return Buffer.from(digest).toString('hex').toUpperCase().slice(5);
}
