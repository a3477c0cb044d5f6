import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fakeInternet, redirectTo, say } from './outbound-testing.ts';

const home = { 'data.example': ['93.184.216.34'] };

describe('an address that is called', () => {
  it('gives status, head, body and where it came from', async () => {
    const { outbound } = fakeInternet(home, { 'data.example/a': say('hello', { 'x-rate': '7' }) });
    const answer = await outbound.get('http://data.example/a#part');
    expect(answer).toMatchObject({ status: 200, url: 'http://data.example/a', headers: { 'x-rate': '7' } });
    expect(await answer.body.toArray()).toEqual([Buffer.from('hello')]);
  });

  it('gives failures of the other server as answers', async () => {
    const { outbound } = fakeInternet(home, {});
    expect((await outbound.get('http://data.example/none')).status).toBe(404);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('is read uncompressed from %s', async (encoding, compress) => {
    const body = compress(Buffer.from('hello'));
    const head = { 'content-encoding': encoding, 'content-length': body.length };
    const { outbound } = fakeInternet(home, { 'data.example/a': say(body, head) });
    const answer = await outbound.get('http://data.example/a');
    expect(answer.headers).not.toHaveProperty('content-length');
    expect(String(await answer.body.toArray())).toBe('hello');
  });

  it('is told the headers of the caller, but never another host', async () => {
    const { read } = fakeInternet(home, {
      'data.example/a': ({ headers }, response) =>
        response.end(`${String(headers['x-key'])} ${headers.host}`),
    });
    const headers = { 'X-Key': 'one', Host: 'other.example' };
    expect(await read('http://data.example/a', { headers })).toBe('one data.example');
  });
});

describe('an address that is refused', () => {
  it.each([
    ['ftp://data.example/a', 'ftp addresses are not called: only http and https'],
    ['file:///etc/passwd', 'file addresses are not called: only http and https'],
    ['data:text/plain,a', 'data addresses are not called: only http and https'],
    ['no address', 'no address is no web address'],
    ['http://me:secret@data.example/', 'An address with a user or a password in it is not called'],
    ['http://data.example:25/', 'Port 25 is not called: only 80, 443, and from 1024 on'],
  ])('%s', async (url, message) => {
    const { outbound, resolved } = fakeInternet(home, {});
    await expect(outbound.get(url)).rejects.toMatchObject({ code: 'address_refused', status: 400, message });
    expect(resolved).toEqual([]);
  });

  it.each([
    ['http://127.0.0.1/'],
    ['http://2130706433/'],
    ['http://0177.0.0.1/'],
    ['http://0x7f.0.0.1/'],
    ['http://0x7f000001/'],
    ['http://127.1/'],
    ['http://127.0.0.1./'],
    ['http://１２７.０.０.１/'],
    ['http://%31%32%37.0.0.1/'],
    ['http://[::1]/'],
    ['http://[::ffff:127.0.0.1]/'],
    ['http://[64:ff9b::7f00:1]/'],
  ])('this computer itself, spelt %s', async (url) => {
    const { outbound, connections } = fakeInternet(home, {});
    await expect(outbound.get(url)).rejects.toMatchObject({
      code: 'address_refused',
      message: expect.stringContaining('this computer itself: only public addresses are called'),
    });
    expect(connections).toEqual([]);
  });

  it('is a name that leads to a private address, also beside a public one', async () => {
    const names = { 'inner.example': ['10.0.0.8'], 'both.example': ['93.184.216.34', 'fd00::1'] };
    const { outbound, connections } = fakeInternet(names, {});
    await expect(outbound.get('http://inner.example/')).rejects.toThrow(
      'inner.example leads to 10.0.0.8, which is private: only public addresses are called',
    );
    await expect(outbound.get('http://both.example/')).rejects.toThrow('fd00::1');
    expect(connections).toEqual([]);
  });

  it('is let through where private addresses are allowed, and other rules stay', async () => {
    const answers = { 'inner.example/': say('inside') };
    const { read } = fakeInternet({ 'inner.example': ['10.0.0.8'] }, answers, { allowPrivate: true });
    expect(await read('http://inner.example/')).toBe('inside');
    await expect(read('ftp://inner.example/')).rejects.toMatchObject({ code: 'address_refused' });
  });
});

it('connects to the address that was checked when the name changes its answer', async () => {
  const names = { 'turns.example': [['93.184.216.34'], ['127.0.0.1']] };
  const { read, connections, resolved } = fakeInternet(names, { 'turns.example/': say('public') });
  expect(await read('http://turns.example/')).toBe('public');
  expect({ connections, resolved }).toEqual({ connections: ['93.184.216.34'], resolved: ['turns.example'] });
  await expect(read('http://turns.example/')).rejects.toMatchObject({ code: 'address_refused' });
  expect(connections).toHaveLength(1);
});

it('says that a name cannot be found', async () => {
  const { outbound } = fakeInternet({ 'empty.example': [] }, {});
  const message = 'The name gone.example cannot be found';
  await expect(outbound.get('http://gone.example/')).rejects.toMatchObject({
    code: 'unreachable',
    status: 502,
    message,
  });
});

describe('redirects', () => {
  it('are followed, relative ones too, with any of the five statuses', async () => {
    const { outbound } = fakeInternet(home, {
      'data.example/1': redirectTo('2', 301),
      'data.example/2': redirectTo('/3', 303),
      'data.example/3': redirectTo('http://data.example/4', 307),
      'data.example/4': redirectTo('//data.example/5', 308),
      'data.example/5': redirectTo('/end'),
      'data.example/end': say('there'),
    });
    const answer = await outbound.get('http://data.example/1');
    expect(answer.url).toBe('http://data.example/end');
    expect(String(await answer.body.toArray())).toBe('there');
  });

  it.each([
    ['http://127.0.0.1/', 'this computer itself'],
    ['http://169.254.169.254/latest/meta-data', 'link-local'],
    ['http://inner.example/', 'private'],
    ['file:///etc/passwd', 'only http and https'],
    ['http://a:b@data.example/', 'user or a password'],
    ['http://data.example:22/', 'Port 22'],
  ])('are checked anew: to %s', async (target, rule) => {
    const names = { ...home, 'inner.example': ['192.168.0.1'] };
    const { read, connections } = fakeInternet(names, { 'data.example/a': redirectTo(target) });
    await expect(read('http://data.example/a')).rejects.toMatchObject({
      code: 'address_refused',
      message: expect.stringContaining(rule),
    });
    expect(connections).toEqual(['93.184.216.34']);
  });

  it('end when they go in a circle, or are more than five', async () => {
    const { read } = fakeInternet(home, {
      'data.example/a': redirectTo('/b'),
      'data.example/b': redirectTo('/a'),
      ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((n) => [`data.example/${n}`, redirectTo(`/${n + 1}`)])),
      'data.example/6': say('never'),
    });
    await expect(read('http://data.example/a')).rejects.toThrow('data.example redirects in a circle');
    await expect(read('http://data.example/0')).rejects.toThrow('redirects more than 5 times');
  });

  it('take no credentials to another site', async () => {
    const names = { ...home, 'other.example': ['93.184.216.35'] };
    const { read } = fakeInternet(names, {
      'data.example/a': redirectTo('/b'),
      'data.example/b': ({ headers }, response) =>
        redirectTo(`http://other.example/${headers.authorization}`)({} as never, response),
      'other.example/key': ({ headers }, response) =>
        response.end(`${headers.authorization} ${headers.accept}`),
    });
    const headers = { authorization: 'key', accept: 'text/csv' };
    expect(await read('http://data.example/a', { headers })).toBe('undefined text/csv');
  });
});

describe('an answer that is too large', () => {
  const tooLarge = {
    code: 'too_large',
    status: 413,
    message: 'data.example sends more than the 1,000 bytes allowed',
  };

  it('is refused by its head', async () => {
    const { outbound } = fakeInternet(home, {
      'data.example/a': say('x'.repeat(1001), { 'content-length': 1001 }),
    });
    await expect(outbound.get('http://data.example/a', { maxBytes: 1000 })).rejects.toMatchObject(tooLarge);
    expect((await outbound.get('http://data.example/a', { maxBytes: 1001 })).status).toBe(200);
  });

  it('is cut off where its head is silent about it', async () => {
    const endless = Readable.from(
      (function* () {
        for (;;) yield 'x'.repeat(100);
      })(),
    );
    const { read } = fakeInternet(home, { 'data.example/a': (_request, response) => endless.pipe(response) });
    await expect(read('http://data.example/a', { maxBytes: 1000 })).rejects.toMatchObject(tooLarge);
  });

  it('is cut off when it is small only while it is compressed', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const head = { 'content-encoding': 'gzip', 'content-length': bomb.length };
    const { read } = fakeInternet(home, { 'data.example/a': say(bomb, head) });
    await expect(read('http://data.example/a', { maxBytes: 100_000 })).rejects.toMatchObject({
      code: 'too_large',
    });
  });

  it('is as long as its head says, and no longer', async () => {
    const { read } = fakeInternet(home, {
      'data.example/a': (_request, response) =>
        response.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello and more'),
      'data.example/b': (_request, response) =>
        response.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: 50\r\n\r\nhello'),
    });
    expect(await read('http://data.example/a')).toBe('hello');
    await expect(read('http://data.example/b')).rejects.toMatchObject({
      code: 'unreachable',
      message: 'data.example cannot be read: it broke off',
    });
  });
});

describe('an answer that cannot be read', () => {
  it('has a compression nobody asked for, or a broken one', async () => {
    const { read } = fakeInternet(home, {
      'data.example/a': say('x', { 'content-encoding': 'zstd' }),
      'data.example/b': say('no gzip', { 'content-encoding': 'gzip' }),
    });
    await expect(read('http://data.example/a')).rejects.toThrow(
      'sends the compression zstd, which is not read',
    );
    await expect(read('http://data.example/b')).rejects.toThrow(
      'data.example cannot be read: its compression is broken',
    );
  });

  it('is not HTTP', async () => {
    const { read } = fakeInternet(home, {
      'data.example/a': (_request, response) => response.socket?.end('220 mail.example ESMTP\r\n'),
    });
    await expect(read('http://data.example/a')).rejects.toThrow('it does not speak HTTP');
  });
});

describe('an answer that takes too long', () => {
  const impatient = { silenceMilliseconds: 20 };
  const silent = () => {};
  const halfway = (_request: unknown, response: ServerResponse) => void response.write('half');

  it('is given up when its head does not come', async () => {
    const { read } = fakeInternet(home, { 'data.example/a': silent }, impatient);
    const message = 'data.example sent nothing for 0.02 seconds';
    await expect(read('http://data.example/a')).rejects.toMatchObject({
      code: 'timed_out',
      status: 504,
      message,
    });
  });

  it('is given up when its body stops', async () => {
    const { read } = fakeInternet(home, { 'data.example/a': halfway }, impatient);
    await expect(read('http://data.example/a')).rejects.toThrow('sent nothing for 0.02 seconds');
  });

  it('is given up at its deadline, however busy it is', async () => {
    const endless = Readable.from(
      (async function* () {
        for (;;) {
          await new Promise(setImmediate);
          yield 'x';
        }
      })(),
    );
    const { read } = fakeInternet(home, { 'data.example/a': (_request, response) => endless.pipe(response) });
    await expect(read('http://data.example/a', { timeoutMilliseconds: 30 })).rejects.toThrow(
      'data.example was not done after 0.03 seconds',
    );
  });

  it('is given up when its name is not resolved in time', async () => {
    const { read } = fakeInternet(home, {}, { resolve: () => new Promise(() => {}) });
    await expect(read('http://data.example/a', { timeoutMilliseconds: 10 })).rejects.toMatchObject({
      code: 'timed_out',
    });
  });

  it('is none of the other server’s fault when its reader takes his time', async () => {
    const { outbound } = fakeInternet(home, { 'data.example/a': say('hello') }, { silenceMilliseconds: 500 });
    const { body } = await outbound.get('http://data.example/a');
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, 700);
    await promise;
    expect(String(await body.toArray())).toBe('hello');
  });
});

describe('a caller who has enough', () => {
  it('ends it by a signal, before the head and after it', async () => {
    const { read, outbound } = fakeInternet(home, {
      'data.example/a': () => {},
      'data.example/b': (_request, response) => void response.write('half'),
    });
    const reason = new Error('enough');
    const before = new AbortController();
    const waiting = read('http://data.example/a', { signal: before.signal });
    before.abort(reason);
    await expect(waiting).rejects.toBe(reason);

    const after = new AbortController();
    const { body } = await outbound.get('http://data.example/b', { signal: after.signal });
    const reading = body.toArray();
    after.abort(reason);
    await expect(reading).rejects.toBe(reason);
    await expect(read('http://data.example/a', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('closes the connection by leaving the body, read or not', async () => {
    const closed: Promise<unknown>[] = [];
    const { outbound } = fakeInternet(home, {
      'data.example/a': (_request, response) => {
        closed.push(once(response, 'close'));
        response.write('half');
      },
    });
    (await outbound.get('http://data.example/a')).body.destroy();
    const { body } = await outbound.get('http://data.example/a');
    await once(body, 'data');
    body.destroy();
    await Promise.all(closed);
    expect(closed).toHaveLength(2);
  });
});

describe('an address that is told something', () => {
  it('gets the text by POST, and its redirects are not followed', async () => {
    const { outbound } = fakeInternet(home, {
      'data.example/a': (request, response) => {
        void request
          .toArray()
          .then((parts) => response.end(`${request.method} ${Buffer.concat(parts).toString()}`));
      },
      'data.example/moved': redirectTo('http://data.example/a'),
    });
    const answer = await outbound.post('http://data.example/a', 'token=1');
    expect(String(await answer.body.toArray())).toBe('POST token=1');
    const moved = await outbound.post('http://data.example/moved', 'token=1');
    moved.body.destroy();
    expect(moved.status).toBe(302);
  });

  it('is refused where it is private', async () => {
    const { outbound } = fakeInternet({ 'data.example': ['10.0.0.1'] }, {});
    await expect(outbound.post('http://data.example/a', '')).rejects.toMatchObject({
      code: 'address_refused',
    });
  });
});
