import { SettingsError } from '@gazetteer/kernel';
import { describe, expect, it } from 'vitest';
import { loadSettings } from './settings.ts';

describe('the settings', () => {
  it('are complete without any environment', () => {
    const settings = loadSettings({});
    expect(settings).toMatchObject({ PORT: 3000, PUBLIC_URL: 'http://localhost:3000', SAMPLE_DATA: true });
    expect(settings.OBJECT_STORE_URL).toBe(`file:${settings.DATA_DIR}/objects`);
  });

  it('refuse a public address with a path, and name every other mistake beside it', () => {
    const source = { PUBLIC_URL: 'https://data.example.org/', DATABASE_URL: 'mysql://x', WORKERS: '0' };
    expect(() => loadSettings(source)).toThrow(SettingsError);
    expect(() => loadSettings(source)).toThrow(/DATABASE_URL[\s\S]*PUBLIC_URL|PUBLIC_URL[\s\S]*DATABASE_URL/);
    expect(() => loadSettings(source)).toThrow(/WORKERS/);
  });

  it('refuse an object store whose address is wrong, before anything is opened, without its keys', () => {
    const OBJECT_STORE_URL = 's3://key:swordfish@host/bucket?tls=no';
    expect(() => loadSettings({ OBJECT_STORE_URL })).toThrow(SettingsError);
    expect(() => loadSettings({ OBJECT_STORE_URL })).toThrow(/OBJECT_STORE_URL has an option tls/);
    const DATABASE_URL = 'mysql://user:swordfish@host/base';
    for (const wrong of [{ OBJECT_STORE_URL }, { OBJECT_STORE_URL: 's3:swordfish' }, { DATABASE_URL }]) {
      expect(() => loadSettings(wrong)).not.toThrow(/swordfish/);
    }
  });

  it('take a mail server by its address, and print no password of one that is wrong', () => {
    const SMTP_URL = 'smtps://site:p%40ss@mail.example.org';
    expect(loadSettings({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL);
    for (const wrong of ['http://site:hidden@mail.example.org', 'smtp://site:hidden@:99999']) {
      expect(() => loadSettings({ SMTP_URL: wrong })).toThrow(/SMTP_URL/);
      expect(() => loadSettings({ SMTP_URL: wrong })).not.toThrow(/hidden/);
    }
  });
});
