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

  it('take a host by its name or IP address, for sockets without brackets and in addresses with them', () => {
    const hosts = ['::1', '[::1]', '0:0:0:0:0:0:0:1', 'fd00::2', '127.1', 'Portal.example'];
    const read = hosts.map((HOST) => loadSettings({ HOST, PORT: '3989' }));
    expect(read.map(({ HOST, PUBLIC_URL }) => [HOST, PUBLIC_URL])).toEqual([
      ['::1', 'http://[::1]:3989'],
      ['::1', 'http://[::1]:3989'],
      ['::1', 'http://[::1]:3989'],
      ['fd00::2', 'http://[fd00::2]:3989'],
      ['127.0.0.1', 'http://127.0.0.1:3989'],
      ['portal.example', 'http://portal.example:3989'],
    ]);
  });

  it('call a server that listens on all addresses localhost, whichever family they are of', () => {
    for (const HOST of ['0.0.0.0', '::', '[::]', '0', '::ffff:0.0.0.0', '0:0:0:0:0:0:0:0']) {
      expect(loadSettings({ HOST }).PUBLIC_URL).toBe('http://localhost:3000');
    }
  });

  it.each([
    'two words',
    'http://localhost',
    'localhost:3000',
    'localhost:80',
    '[::1]:3000',
    '::1:3000:x',
    '[localhost]',
    '[127.0.0.1]',
    'localhost/portal',
    'user@localhost',
    '1.2.3.4.5',
    'fe80::1%lo',
    '*',
  ])('refuse the host %s by name, and say what it may be', (HOST) => {
    expect(() => loadSettings({ HOST })).toThrow(SettingsError);
    expect(() => loadSettings({ HOST })).toThrow(
      /HOST is ".+", which is no host: .*localhost, 0\.0\.0\.0 or ::/,
    );
  });

  it.each([
    'http://::1:3000',
    'https://host:99999',
    'https://user@host',
    'https://host?x',
    'https://host#x',
  ])('refuse %s as the public address', (PUBLIC_URL) => {
    expect(() => loadSettings({ PUBLIC_URL })).toThrow(/PUBLIC_URL is no address .*http:\/\/\[::1\]:3000/);
  });

  it('take a public address whose host is an IPv6 address', () => {
    const PUBLIC_URL = 'http://[2001:db8::1]:8080';
    expect(loadSettings({ PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
  });

  it('name all that is wrong at once, also what only a second look shows', () => {
    const source = { HOST: 'a b', SMTP_URL: 'smtp://site@:99999', DATABASE_URL: 'postgres://host/base' };
    expect(() => loadSettings(source)).toThrow(/SECRETS[\s\S]*SMTP_URL[\s\S]*HOST/);
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
