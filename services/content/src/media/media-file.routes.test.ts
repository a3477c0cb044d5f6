import { describeStores } from '@gazetteer/testing';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestContent, type TestContent } from '../content-testing.ts';
import type { MediaTables } from '../model/content-tables.ts';
import { paint, upload } from './media-testing.ts';

async function add(content: TestContent, file: Buffer): Promise<string> {
  return (await upload(content.server, 'eve', { file, alt_en: 'A river' })).data.id;
}

describeStores('the file of a picture', (open) => {
  const begin = async (width = 800, height = 400) => {
    const content = await openTestContent(await open());
    const id = await add(content, await paint(width, height));
    return { ...content, id };
  };

  it.each([
    ['640.jpg', 'image/jpeg', 'jpeg'],
    ['640.webp', 'image/webp', 'webp'],
    ['750.avif', 'image/avif', 'heif'],
  ])('is made once, in the width and format asked for: %s', async (file, type, format) => {
    const { server, id, media } = await begin();
    const [first, second] = await Promise.all([
      server.inject(`/media/${id}/${file}`),
      server.inject(`/media/${id}/${file}`),
    ]);
    expect(first.headers).toMatchObject({
      'content-type': type,
      'content-length': String(first.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(String(first.headers['content-security-policy'])).toContain('sandbox');
    const width = Number.parseInt(file, 10);
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format, width, height: width / 2 });
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect([...media.files.keys()].filter((key) => key.endsWith(`-${file}`))).toHaveLength(1);
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await server.inject({ url: `/media/${id}/${file}`, headers: known })).statusCode).toBe(304);
  });

  it('is never wider than it came', async () => {
    const { server, id } = await begin(300, 200);
    const { rawPayload } = await server.inject(`/media/${id}/300.jpg`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 300, height: 200 });
    for (const file of [
      '640.jpg',
      '299.jpg',
      '0.jpg',
      '300.png',
      '300.svg',
      '300',
      '300.jpg.exe',
      '..%2f300.jpg',
    ]) {
      expect((await server.inject(`/media/${id}/${file}`)).statusCode).toBe(404);
    }
    for (const other of [id.replace(/^./, 'x'), '..', `${id}'--`]) {
      expect((await server.inject(`/media/${encodeURIComponent(other)}/300.jpg`)).statusCode).toBe(404);
    }
  });

  it('says nothing but the picture: not where it was taken, nor by whom', async () => {
    const content = await openTestContent(await open());
    const file = await sharp(await paint(700, 700))
      .withExif({
        IFD0: { Artist: 'Ada Lovelace' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
      })
      .jpeg()
      .toBuffer();
    expect(file.includes('Ada Lovelace')).toBe(true);
    const id = await add(content, file);
    for (const format of ['jpg', 'webp', 'avif']) {
      const { rawPayload } = await content.server.inject(`/media/${id}/640.${format}`);
      const { exif, xmp, iptc, icc } = await sharp(rawPayload).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(rawPayload.includes('Ada')).toBe(false);
    }
  });

  it('is white where it was see-through and the format cannot be', async () => {
    const content = await openTestContent(await open());
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const file = await sharp({ create: { width: 9, height: 9, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const id = await add(content, file);
    const jpeg = await content.server.inject(`/media/${id}/9.jpg`);
    expect((await sharp(jpeg.rawPayload).stats()).channels[0]?.min).toBeGreaterThan(250);
    const webp = await content.server.inject(`/media/${id}/9.webp`);
    expect((await sharp(webp.rawPayload).metadata()).hasAlpha).toBe(true);
  });

  it('is found by the address that texts have, in a middle size', async () => {
    const { server, id } = await begin(2000, 1000);
    const answer = await server.inject(`/media/${id}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/media/${id}/1200.jpg`]);
    expect((await server.inject('/media/nothing')).statusCode).toBe(404);
  });

  it('whose original cannot be read is a fault of ours, and tried again', async () => {
    const { server, id, media } = await begin();
    const original = media.files.get(`media/${id}/original`);
    media.files.delete(`media/${id}/original`);
    expect((await server.inject(`/media/${id}/750.jpg`)).statusCode).toBe(500);
    media.files.set(`media/${id}/original`, original ?? Buffer.alloc(0));
    expect((await server.inject(`/media/${id}/750.jpg`)).statusCode).toBe(200);
  });
});

describeStores('new pictures', (open) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('get all their sizes behind the requests; one that cannot be read keeps no other waiting', async () => {
    const content = await openTestContent(await open());
    const broken = await add(content, await paint(700, 10));
    const whole = await add(content, await paint(700, 10));
    content.media.files.set(`media/${broken}/original`, Buffer.from('gone'));
    const task = content.content.tasks.at(-2);
    task?.start();
    vi.advanceTimersByTime(5000);
    await task?.stop();
    const { query } = content.sql.as<MediaTables>();
    const made = await query.selectFrom('content_media_variants').select(['media_id', 'file']).execute();
    const filesOf = (id: string) =>
      made
        .filter(({ media_id }) => media_id === id)
        .map(({ file }) => file)
        .sort();
    expect(filesOf(whole)).toEqual(['640.avif', '640.jpg', '640.webp']);
    expect(filesOf(broken)).toEqual(['640.jpg']);
    const rows = await query.selectFrom('content_media').select('prepared_at').execute();
    expect(rows.map(({ prepared_at }) => prepared_at)).not.toContain(null);
    expect(content.media.files.size).toBe(2 + made.length);
  });
});
