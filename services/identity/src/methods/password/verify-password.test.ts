import { hash as digest } from 'node:crypto';
import { hash as argon2 } from '@node-rs/argon2';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARGON2_COST, hashPassword } from './hash-password.ts';
import { preparePassword } from './prepare-password.ts';
import { isKnownHash, verifyPassword } from './verify-password.ts';

const PASSWORD = 'correct horse é';

/** Made of PASSWORD by other implementations: OpenSSL, Python's hashlib and the C library's crypt. */
const FOREIGN = [
  '$pbkdf2-sha1$i=1000,l=32$c29tZSBzYWx0IGJ5dGVzIQ$P6K3Q5XDf3/Z1Rh5dk93/fr6+oI0VBgq/rpLprt7uMY',
  '$pbkdf2-sha224$i=1000,l=32$c29tZSBzYWx0IGJ5dGVzIQ$ptjg5alFTfN3IkgRM2O9UgDrVwr5i5ugbNmnZjucFIw',
  '$pbkdf2-sha256$i=1000,l=32$c29tZSBzYWx0IGJ5dGVzIQ$0wvGdXBa6R4dzKJUq+3HYo+WVzSNibOQIRZdVBS5ysk',
  '$pbkdf2-sha384$i=1000,l=32$c29tZSBzYWx0IGJ5dGVzIQ$9SBNHUwqE91Ojoc10DotZdvOPtMG19VQOkVxtrChziU',
  '$pbkdf2-sha512$i=1000,l=32$c29tZSBzYWx0IGJ5dGVzIQ$LrHuT5I/EXkR++3L3d9hoiMt4DAlA7kqnkZ5NC5RNTE',
  '$pbkdf2-sha256$i=1000,l=128$c29tZSBzYWx0IGJ5dGVzIQ$0wvGdXBa6R4dzKJUq+3HYg',
  '$pbkdf2-sha224$i=1000,l=28$c29tZSBzYWx0IGJ5dGVzIQ$xDEiU8HmpMRCmEcR0zJd7n+D5ZpxL/m3r3nZNQ',
  '$pbkdf2-sha384$i=1000,l=48$c29tZSBzYWx0IGJ5dGVzIQ$fpb5Z8bosKHdBs/uzPb6q9MKAskef/O/TjyA6xfLo3/8YN2nCzmLTEpm9o7jubgE',
  '$scrypt$ln=1024,r=8,p=2$c29tZSBzYWx0IGJ5dGVzIQ==$7Oj8XLPoCWDyzNPtiXdpXgwbrGQkLujyvQC07aWu810=',
  '$scrypt$ln=10,r=8,p=2$c29tZSBzYWx0IGJ5dGVzIQ$7Oj8XLPoCWDyzNPtiXdpXgwbrGQkLujyvQC07aWu810',
  '$firescrypt$ln=10,r=8,p=1$c29tZSBzYWx0IGJ5dGVzIQ==$quMxcZogwkTRjYCrmIDF91EKUfbpRTLCesDl+o84D8h4o02z8og5ES04xfe0RKnXgxgMYRa2gx9W96CUWiT7FQ==$Bw==$AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0+Pw==',
  '$md5$mdTqo8SmDcMiisuCO4kkvg==',
  '$md5$pf=e1NBTFR9JCR7UEFTU1dPUkR9$/wBwZXBwZXI=$UDTv/c51StSX34+Bl0Hj0A==',
  '$sha1$pf=e1NBTFR9JCR7UEFTU1dPUkR9$/wBwZXBwZXI=$fiM4I9eh+XHHHTU6Vacu9yHGhPk=',
  '$sha256$pf=e1NBTFR9JCR7UEFTU1dPUkR9$/wBwZXBwZXI=$/8hm1GN1viXPpU2QPsg41EwHvnRvYxBUV6yjek8o1qU=',
  '$sha512$pf=e1NBTFR9JCR7UEFTU1dPUkR9$/wBwZXBwZXI=$YjWVlQ6i6u/YacG/80PzJL9T65KnZEuwEdxl7IIoJe+H4g6CtRxF4i1gB4/NL9GhrPznFeC/z2An4NsWEa3yIg==',
  '{SSHA}AD5FW/eRioFyGiivARGqHOHq5lpzb21lIHNhbHQgYnl0ZXMh',
  '{SSHA256}u3GqVSPHrQ3EPFlwdEe7OV08xQDp+M312gEdh0WFmkdzb21lIHNhbHQgYnl0ZXMh',
  '{SSHA512}Xe4kAo6yrFMxJVMGf8pvobjqnpDq/l8RdEHCjqKd9QDtPSMdGvDbYDFA8nnCxgQfjHiJqjWXKQb6RmPSPX9DtHNvbWUgc2FsdCBieXRlcyE=',
  '$hmac-md5$ZjY1NGExZTEwOTFiYzExNDE5NWEwMGQwNjE0ODZiNTM=$a2V5',
  '$hmac-sha1$NzE5MWRmMzNmNDI2MzNmNjljMjQ5ZTQ3ZDEyNzBiYjZlNWEyODMxOQ==$a2V5',
  '$hmac-sha224$NjYzNzE4NmM4ZjljYWRmN2FiNzU0M2RkZjQxNGMxZWYxMmRiZjM1MmZmYjc2YTZkYjFlM2QwNzA=$a2V5',
  '$hmac-sha256$MzI1MTcxNzBkZWQxNzc3MmU5YTJlYzJmY2UyMWFjYzM0NTUyMjBiMmMzYzAyYjE0MTlhNWQ0M2YxOTk4NDQwNw==$a2V5',
  '$hmac-sha384$MjgzZDA1MTllMzU4ZDQyZTAzYjhmZTk4YWMyNDQ1NzU1MjNhYzlmODc5NDhlN2RjNGFkZGY4MmU0NGI2YWFhMDY2OGIwNTRmZGZmY2U2ZTk0NmJmMDM4ZmNhMWQ5MTJm$a2V5',
  '$hmac-sha512$Y2U5MDUwZTMxZjk2Yzg4OTNiNjQ5MTAzZjM0ZjYzZTllMWE3YjVhNzg3YWM3M2VjODllOTQzZjY5YTY5ODgwYzQxODczNzE1MzcwNWU0YjhmYWE3MDMzOTI0ZWJiYTIzNDBhMWVhODQwZmRmNzhhN2VhNTZmMmRhMzNkNTZmMWE=$a2V5',
  '$1$saltsalt$KhJsixuZP0mAb705KB9Yw.',
  '$5$saltstring$aXLr59fnwrVg6Wz/o5uKtjZU0xGSbMc6YxPqiHv2NE.',
  '$5$rounds=1400$anotherlongsalts$NgE/g7QKe2.Fr.7e5BHKFAaQKFplgTacxVPZfViUpT0',
  '$6$saltstring$Vy1qkR4howG25g0MrA26uBcI9k9c5cxzfoR6VfYPEDH6Qz8CJGsLsSf6i7jmz6/3LKpWlmhxHaJqvorDx2KhI.',
  '$6$rounds=1400$anotherlongsalts$uTH3eilkZ4zbz2CifeyjFjxQfebtDZmSxxNxW.FBYrIRJYTwT1yGQSJY5iErWjUUo9aq7jXfwtquU0nymTfnm1',
  '$2a$04$abcdefghijklmnopqrstuub.ZjCeFtaHcVNO3csJiht1Oa5O89F5e',
  '$2b$04$abcdefghijklmnopqrstuub.ZjCeFtaHcVNO3csJiht1Oa5O89F5e',
  '$2y$04$abcdefghijklmnopqrstuub.ZjCeFtaHcVNO3csJiht1Oa5O89F5e',
  '$argon2id$v=19$m=4096,t=3,p=2$c29tZSBzYWx0IGJ5dGVzIQ$x2uKFH3uk7hoNppZgTHIhQgCI7ia1tn74jBWfdHDPK8',
  '$argon2i$v=19$m=4096,t=3,p=1$c29tZSBzYWx0IGJ5dGVzIQ$kyCh72mPp7ZP+fdjdrfwUiWF2xhnU/zdbi3WYY5MYdM',
  '$md5-crypt$saltsalt$KhJsixuZP0mAb705KB9Yw.',
  '$sha256-crypt$saltstring$aXLr59fnwrVg6Wz/o5uKtjZU0xGSbMc6YxPqiHv2NE.',
  '$sha512-crypt$rounds=1400$anotherlongsalts$uTH3eilkZ4zbz2CifeyjFjxQfebtDZmSxxNxW.FBYrIRJYTwT1yGQSJY5iErWjUUo9aq7jXfwtquU0nymTfnm1',
];

describe('a password', () => {
  it('verifies against the hash made of it, and needs no other', async () => {
    const hash = await hashPassword(PASSWORD);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(PASSWORD, hash)).toEqual({ valid: true, outdated: false });
    expect(await verifyPassword(`${PASSWORD} `, hash)).toEqual({ valid: false, outdated: false });
  });

  it('gets another hash each time', async () => {
    expect(await hashPassword(PASSWORD)).not.toBe(await hashPassword(PASSWORD));
  });

  it('verifies against its own hash only, whatever its letters', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 100 });
    const different = fc
      .tuple(text, text)
      .filter(([one, other]) => preparePassword(one) !== preparePassword(other));
    await fc.assert(
      fc.asyncProperty(different, async ([one, other]) => {
        const hash = await hashPassword(one);
        expect((await verifyPassword(one, hash)).valid).toBe(true);
        expect((await verifyPassword(other, hash)).valid).toBe(false);
      }),
      { numRuns: 15 },
    );
  });

  it('asks for a new hash when the old one is cheaper than today', async () => {
    const stronger = await hashPassword(PASSWORD);
    expect((await verifyPassword(PASSWORD, stronger)).outdated).toBe(false);
    const cheaper = FOREIGN.find((hash) => hash.startsWith('$argon2id')) ?? '';
    expect((await verifyPassword(PASSWORD, cheaper)).outdated).toBe(true);
  });

  it('is the same from every keyboard: composed or not, with whichever space', async () => {
    const hash = await hashPassword('clé à molette');
    const spellings = ['cle\u0301 a\u0300 molette', 'clé\u00a0à\u202fmolette', 'clé à molette'];
    for (const typed of spellings) {
      expect(await verifyPassword(typed, hash)).toEqual({ valid: true, outdated: false });
    }
    expect((await verifyPassword('cle a molette', hash)).valid).toBe(false);
    expect((await verifyPassword('cléà molette', hash)).valid).toBe(false);
  });

  it.each([
    ['composed', 'clé à molette'],
    ['decomposed', 'cle\u0301 a\u0300 molette'],
    ['with a space that does not break', 'clé\u00a0à molette'],
  ])('of a hash that was made of it as it was typed, %s, is right and hashed anew', async (_, typed) => {
    const hash = `$md5$${digest('md5', typed, 'base64')}`;
    expect(await verifyPassword(typed, hash)).toEqual({ valid: true, outdated: true });
    const isWrong = typed.includes('\u00a0');
    expect((await verifyPassword('clé à molette', hash)).valid).toBe(!isWrong);
  });

  it('of today’s cost is hashed anew where the hash is of another spelling', async () => {
    const typed = 'cle\u0301 a\u0300 molette';
    const hash = await argon2(typed, { ...ARGON2_COST, outputLen: 32 });
    expect(await verifyPassword(typed, hash)).toEqual({ valid: true, outdated: true });
    expect(await verifyPassword('clé à molette', hash)).toEqual({ valid: true, outdated: true });
  });

  it('of nobody takes about as long as that of somebody', async () => {
    const hash = await hashPassword(PASSWORD);
    const times = { somebody: Number.POSITIVE_INFINITY, nobody: Number.POSITIVE_INFINITY };
    // By turns and the best of many, as other work on the machine must not count.
    for (let round = 0; round < 12; round += 1) {
      times.somebody = Math.min(times.somebody, await timeOf(() => verifyPassword('wrong', hash)));
      times.nobody = Math.min(times.nobody, await timeOf(() => verifyPassword('wrong', undefined)));
    }
    expect(times.nobody / times.somebody).toBeGreaterThan(1 / 3);
    expect(times.nobody / times.somebody).toBeLessThan(3);
  });
});

describe.each(FOREIGN)('a password brought along as %s', (hash) => {
  it('is known, verifies, and is to be hashed anew', async () => {
    expect(isKnownHash(hash)).toBe(true);
    expect(await verifyPassword(PASSWORD, hash)).toEqual({ valid: true, outdated: true });
    expect((await verifyPassword('correct horse e', hash)).valid).toBe(false);
    expect((await verifyPassword('', hash)).valid).toBe(false);
  });

  it('refuses or survives every change of its hash', async () => {
    const change = fc.record({
      at: fc.nat(hash.length - 1),
      to: fc.constantFrom('$', '=', 'A', '9', ',', ''),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, to }) => {
        const changed = hash.slice(0, at) + to + hash.slice(at + 1);
        // Changed costs may be affordable and still take seconds.
        if (/[=$](?:rounds=)?\d{5}|\$2.\$[1-9]|ln=1[1-9]|[tp]=\d\d/.test(changed)) return;
        // Of letters that all keyboards share: a password that can be spelled in several ways is hashed as often.
        expect(typeof (await verifyPassword('correct horse', changed)).valid).toBe('boolean');
      }),
      { numRuns: 8 },
    );
  });
});

describe('a hash', () => {
  it.each([
    '',
    'secret',
    '$',
    '$unknown$12$abc',
    '$2x$04$abcdefghijklmnopqrstuub.ZjCeFtaHcVNO3csJiht1Oa5O89F5e',
    '$2b$03$abcdefghijklmnopqrstuub.ZjCeFtaHcVNO3csJiht1Oa5O89F5e',
    '$2b$04$short',
    '$argon2d$v=19$m=4096,t=3,p=1$c29tZSBzYWx0IGJ5dGVzIQ$kyCh72mPp7ZP+fdjdrfwUiWF2xhnU/zdbi3WYY5MYdM',
    '$argon2id$v=19$m=4096,t=3$c29tZSBzYWx0IGJ5dGVzIQ$kyCh72mPp7ZP+fdjdrfwUiWF2xhnU/zdbi3WYY5MYdM',
    '$pbkdf2-sha256$i=1000,l=15$c29tZSBzYWx0IGJ5dGVzIQ$0wvGdXBa6R4dzKJUq+3H',
    '$pbkdf2-sha256$i=1000,l=65$c29tZSBzYWx0IGJ5dGVzIQ$0wvGdXBa6R4dzKJUq+3HYo+WVzSNibOQIRZdVBS5ysn21sYhloToIMzyicnNJobxtd2WVB2rvzOCmnZAdhM2vRo',
    '$pbkdf2-sha256$c29tZSBzYWx0IGJ5dGVzIQ$0wvGdXBa6R4dzKJUq+3HYo+WVzSNibOQIRZdVBS5ysk',
    '$pbkdf2-sha256$i=1000,l=32$(c29t$0wvGdXBa6R4dzKJUq+3HYo+WVzSNibOQIRZdVBS5ysk',
    '$scrypt$ln=1025,r=8,p=1$c2FsdA==$7Oj8XLPoCWDyzNPtiXdpXgwbrGQkLujyvQC07aWu810=',
    '$scrypt$ln=1024,r=8,p=1$c2FsdA==$',
    '$firescrypt$ln=10,r=8,p=1$c2FsdA==$aGFzaA==$Bw==',
    '$md5$aGFzaA==',
    '$md5$pf=MTIz$MTIz$UDTv/c51StSX34+Bl0Hj0A==',
    '$sha3$pf=e1NBTFR9e1BBU1NXT1JEfQ==$MTIz$UDTv/c51StSX34+Bl0Hj0A==',
    '{SSHA}AD5FW/eRioFyGiivARGqHOHq5lo=',
    '{CRYPT}AD5FW/eRioFyGiivARGqHOHq5lpzb21lIHNhbHQgYnl0ZXMh',
    '$hmac-md4$MWQ5ZTI4Nzc2Zjg4YmE2MTQ5YjQ0OTMyOGE4NWU4YjA=$MTIzNDU=',
    '$hmac-sha256$MzI1MTcxNzBkZWQxNzc3MmU5YTJlYzJmY2UyMWFj',
    '$1$saltsalt$tooshort',
    '$5$saltstring$KhJsixuZP0mAb705KB9Yw.',
  ])('%j is not known, and no password has it', async (hash) => {
    expect(isKnownHash(hash)).toBe(false);
    expect(await verifyPassword(PASSWORD, hash)).toEqual({ valid: false, outdated: false });
  });

  it.each([
    [
      'of 257 MiB',
      '$argon2id$v=19$m=263168,t=2,p=1$c29tZSBzYWx0IGJ5dGVzIQ$kyCh72mPp7ZP+fdjdrfwUiWF2xhnU/zdbi3WYY5MYdM',
    ],
    [
      'of 256 MiB, ten times over',
      '$argon2id$v=19$m=262144,t=10,p=4$c29tZSBzYWx0IGJ5dGVzIQ$kyCh72mPp7ZP+fdjdrfwUiWF2xhnU/zdbi3WYY5MYdM',
    ],
    [
      'of 99 passes',
      '$argon2id$v=19$m=4096,t=99,p=1$c29tZSBzYWx0IGJ5dGVzIQ$kyCh72mPp7ZP+fdjdrfwUiWF2xhnU/zdbi3WYY5MYdM',
    ],
    [
      'of a billion iterations',
      '$pbkdf2-sha256$i=1000000000,l=32$c29tZQ$0wvGdXBa6R4dzKJUq+3HYo+WVzSNibOQIRZdVBS5ysk',
    ],
    [
      'of ten million and one iterations',
      '$pbkdf2-sha256$i=10000001,l=32$c29tZQ$0wvGdXBa6R4dzKJUq+3HYo+WVzSNibOQIRZdVBS5ysk',
    ],
    ['of no iterations', '$pbkdf2-sha256$i=0,l=32$c29tZQ$0wvGdXBa6R4dzKJUq+3HYo+WVzSNibOQIRZdVBS5ysk'],
    ['of 256 GiB', '$firescrypt$ln=31,r=8,p=1$c2FsdHNhbHRzYWx0$aGFzaA==$Bw==$a2V5a2V5'],
    ['of 1 GiB', '$scrypt$ln=1048576,r=8,p=1$c2FsdA==$7Oj8XLPoCWDyzNPtiXdpXgwbrGQkLujyvQC07aWu810='],
    ['of 1024 blocks', '$scrypt$ln=16384,r=999,p=1$c2FsdA==$7Oj8XLPoCWDyzNPtiXdpXgwbrGQkLujyvQC07aWu810='],
    [
      'of 16 lanes of 128 MiB, one after the other',
      '$scrypt$ln=131072,r=8,p=16$c2FsdA==$7Oj8XLPoCWDyzNPtiXdpXgwbrGQkLujyvQC07aWu810=',
    ],
    ['of 99 lanes', '$scrypt$ln=16384,r=8,p=99$c2FsdA==$7Oj8XLPoCWDyzNPtiXdpXgwbrGQkLujyvQC07aWu810='],
    ['of a minute of bcrypt', '$2b$20$abcdefghijklmnopqrstuub.ZjCeFtaHcVNO3csJiht1Oa5O89F5e'],
    ['of ten million rounds', '$5$rounds=9999999$saltstring$aXLr59fnwrVg6Wz/o5uKtjZU0xGSbMc6YxPqiHv2NE.'],
  ])('%s is refused for what it would cost', async (_, hash) => {
    expect(isKnownHash(hash)).toBe(false);
    expect((await verifyPassword(PASSWORD, hash)).valid).toBe(false);
  });

  it('of any text never makes a sign-in fail with a fault', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.string().map((rest) => `$argon2id$${rest}`),
      fc.string().map((rest) => `$md5$pf=${rest}`),
    );
    await fc.assert(
      fc.asyncProperty(text, async (hash) => {
        expect((await verifyPassword(PASSWORD, hash)).valid).toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});

describe('bcrypt', () => {
  const LONG = 'x'.repeat(80);
  const HASH = '$2b$04$abcdefghijklmnopqrstuubzadhGtS2zEF.gu0yd0opP6cVzb.e0i';

  it('compares the first 72 bytes, as the system that made the hash did', async () => {
    expect((await verifyPassword(LONG, HASH)).valid).toBe(true);
    expect((await verifyPassword(LONG.slice(0, 71), HASH)).valid).toBe(false);
  });

  it('does not make a password its account has not compared whole into the new one', async () => {
    expect((await verifyPassword(LONG, HASH)).outdated).toBe(false);
    expect((await verifyPassword(LONG.slice(0, 72), HASH)).outdated).toBe(true);
  });
});

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
