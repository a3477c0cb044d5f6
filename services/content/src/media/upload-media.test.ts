import { describeStores } from '@gazetteer/testing';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openTestContent } from '../content-testing.ts';
import type { MediaTables } from '../model/content-tables.ts';
import { paint, upload } from './media-testing.ts';

const words = { alt_en: 'A river', alt_fr: 'Une rivière' };

describeStores('a picture that is uploaded', (open) => {
  const begin = async () => {
    const content = await openTestContent(await open());
    const send = (form: Parameters<typeof upload>[2], as = 'eve') => upload(content.server, as, form);
    const kept = async () => [
      [...content.media.files.keys()],
      await content.sql.as<MediaTables>().query.selectFrom('content_media').select('id').execute(),
    ];
    return { ...content, send, kept };
  };

  it('is in the library, with its sizes, formats and words', async () => {
    const { send } = await begin();
    const { status, data } = await send({ ...words, file: await paint(1000, 500), name: 'Our river.jpg' });
    expect([status, data]).toEqual([
      200,
      {
        id: data.id,
        file_name: 'Our river.jpg',
        type: 'image/jpeg',
        width: 1000,
        height: 500,
        byte_size: expect.any(Number),
        alt: { en: 'A river', fr: 'Une rivière' },
        created: expect.any(String),
        markdown: `![A river](/media/${data.id})`,
        uses: 0,
        picture: {
          id: data.id,
          alt: 'A river',
          width: 828,
          height: 414,
          sources: ['avif', 'webp', 'jpg'].map((format) => ({
            type: `image/${format.replace('jpg', 'jpeg')}`,
            srcset: [640, 750, 828]
              .map((width) => `/media/${data.id}/${width}.${format} ${width}w`)
              .join(', '),
          })),
          src: `/media/${data.id}/828.jpg`,
        },
      },
    ]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s, whatever its name says', async (format) => {
    const { send } = await begin();
    const { data } = await send({ ...words, file: await paint(8, 8, format), name: 'x.svg' });
    expect([data['type'], data['width']]).toEqual([`image/${format}`, 8]);
  });

  it('stands upright as the camera held it', async () => {
    const { send, server } = await begin();
    const file = await sharp(await paint(1000, 700))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { data } = await send({ ...words, file });
    expect([data['width'], data['height']]).toEqual([700, 1000]);
    const { rawPayload } = await server.inject(data.picture.src);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 640, height: 914 });
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['SVG after a declaration', '<?xml version="1.0"?>\n<!-- x --><svg onload="alert(1)"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.4\n1 0 obj <</S/JavaScript/JS(app.alert(1))>>'],
    ['nothing', ''],
    ['the head of a JPEG alone', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')],
  ])('is no %s, whatever its name says', async (_name, file) => {
    const { send, kept } = await begin();
    const { status, problem } = await send({ ...words, file, name: 'photo.jpg' });
    expect([status, problem?.extensions.fields]).toEqual([
      400,
      { file: ['is not a JPEG, PNG, WebP or AVIF picture that can be read'] },
    ]);
    expect(await kept()).toEqual([[], []]);
  });

  it.each(['gif', 'tiff'] as const)('is no %s', async (format) => {
    const { send } = await begin();
    expect((await send({ ...words, file: await paint(8, 8, format) })).status).toBe(400);
  });

  it('is whole: one that was cut off on its way is refused', async () => {
    const { send, kept } = await begin();
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const whole = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#000', noise } })
      .jpeg()
      .toBuffer();
    const { status, problem } = await send({ ...words, file: whole.subarray(0, whole.length / 2) });
    expect([status, Object.keys(problem?.extensions.fields ?? {})]).toEqual([400, ['file']]);
    expect(await kept()).toEqual([[], []]);
  });

  it('has no more pixels than can be worked with, however few bytes they take', async () => {
    const { send } = await begin();
    const bomb = await paint(9000, 9000, 'png');
    expect(bomb.length).toBeLessThan(2_000_000);
    const { problem } = await send({ ...words, file: bomb });
    expect(problem?.extensions.fields).toEqual({
      file: ['has 9000 × 9000 pixels; 50 million at most are taken'],
    });
    const strip = await send({ ...words, file: await paint(10, 17_000, 'png') });
    expect(strip.problem?.extensions.fields).toEqual({
      file: ['is 10 × 17000 pixels; each side has 16383 at most'],
    });
  });

  it('has 20 MB at most', async () => {
    const { send, kept } = await begin();
    const { status, problem } = await send({ ...words, file: Buffer.alloc(20 * 1024 * 1024 + 1) });
    expect([status, problem?.extensions.code]).toEqual([413, 'CONTENT_TOO_LARGE']);
    expect(await kept()).toEqual([[], []]);
  });

  it('says in one language at least what it shows, and not at length', async () => {
    const { send } = await begin();
    const file = await paint(8, 8);
    expect((await send({ file })).problem?.extensions.fields).toEqual({
      alt_en: ['say in one language at least what the picture shows'],
    });
    expect((await send({ file, alt_en: ' \n', alt_fr: ' ' })).status).toBe(400);
    expect((await send({ file, alt_fr: 'x'.repeat(301) })).problem?.extensions.fields).toEqual({
      alt_fr: ['has more than 300 characters'],
    });
    const { data } = await send({ file, alt_fr: 'Une\nrivière' });
    expect([data['alt'], data.picture.alt]).toEqual([{ en: null, fr: 'Une rivière' }, 'Une rivière']);
  });

  it('comes in a form, and alone', async () => {
    const { send, call, server } = await begin();
    expect((await send({ ...words })).problem?.extensions.fields).toEqual({ file: ['Missing value'] });
    const unreadable = await server.inject({
      method: 'POST',
      url: '/api/content/media',
      headers: { 'content-type': 'multipart/form-data', authorization: 'eve' },
      payload: 'x',
    });
    expect([unreadable.statusCode, unreadable.body]).toEqual([
      400,
      expect.stringContaining('cannot be read'),
    ]);
    expect((await call('POST', '/api/content/media', 'eve', { alt_en: 'x' })).code).toBe(
      'UNSUPPORTED_MEDIA_TYPE',
    );
  });

  it.each([
    '../../etc/passwd.jpg',
    'C:\\x\\"><script>alert(1)</script>.jpg',
    '\u202Egpj.exe',
    '.',
  ])('has a name that decides nothing: %j', async (name) => {
    const { send, media } = await begin();
    const { data } = await send({ ...words, file: await paint(8, 8), name });
    expect(data['file_name']).toMatch(/^[^/\\\p{Cf}]+$/u);
    for (const key of media.files.keys()) expect(key).toMatch(/^media\/[\w-]{36}\/[\w.-]+$/);
  });

  it('comes from editors', async () => {
    const { send, kept } = await begin();
    const file = await paint(8, 8);
    expect((await send({ ...words, file }, '')).problem?.extensions.code).toBe('INVALID_CREDENTIALS');
    expect((await send({ ...words, file }, 'ada')).problem?.extensions.code).toBe('FORBIDDEN');
    expect(await kept()).toEqual([[], []]);
  });

  it('leaves nothing behind where it cannot be kept', async () => {
    const { send, media, kept } = await begin();
    media.isFull = true;
    expect((await send({ ...words, file: await paint(8, 8) })).status).toBe(500);
    expect(await kept()).toEqual([[], []]);
  });
});
