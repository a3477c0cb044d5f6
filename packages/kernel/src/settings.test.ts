import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const Schema = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 3000 }),
  REGION: Type.String({ description: 'name of the region' }),
  SAMPLE: Type.Boolean({ default: true }),
  TOKEN: Type.Optional(Type.String({ minLength: 32, secret: true })),
});

function problemsOf(source: Record<string, string>): string[] {
  try {
    readSettings(Schema, source);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

describe('reading settings', () => {
  it('converts text and fills in defaults', () => {
    const settings = readSettings(Schema, { REGION: 'Karnataka', SAMPLE: '0', OTHER: 'x' });
    expect(settings).toEqual({ PORT: 3000, REGION: 'Karnataka', SAMPLE: false });
  });

  it('takes empty text as absent', () => {
    expect(readSettings(Schema, { REGION: 'x', PORT: '' }).PORT).toBe(3000);
  });

  it('names everything that is missing or wrong at once', () => {
    const problems = problemsOf({ PORT: 'eighty', SAMPLE: 'maybe' });
    expect(problems).toEqual([
      'PORT must be integer, but is "eighty"',
      'REGION is missing (name of the region)',
      'SAMPLE must be boolean, but is "maybe"',
    ]);
  });

  it('never prints a secret', () => {
    const problems = problemsOf({ REGION: 'x', TOKEN: 'too-short' });
    expect(problems).toHaveLength(1);
    expect(problems.join()).toContain('TOKEN');
    expect(problems.join()).not.toContain('too-short');
  });
});
