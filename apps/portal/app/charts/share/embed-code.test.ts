import { expect, test } from 'vitest';
import { fittingCode, frameCode, pictureCode } from './embed-code.ts';

const hostile = '"><script>x()</script>';

test('the code to embed a chart is one frame without script', () => {
  const code = frameCode({ address: 'https://data.example/embed/a1?lang=en', title: 'Rain', height: 480 });
  expect(code).toBe(
    '<iframe src="https://data.example/embed/a1?lang=en" title="Rain" width="100%" height="480" style="border:0" loading="lazy"></iframe>',
  );
});

test('a frame that fits listens to the portal alone, and has a height before', () => {
  const code = fittingCode({ address: 'https://data.example/embed/a1?fit=true', title: 'Rain', height: 512 });
  expect(code).toContain('height="512"');
  expect(code).toContain('e.origin!=="https://data.example"');
  expect(code).not.toContain('<script src');
});

test('a title cannot get out of its quotes', () => {
  const address = 'https://data.example/embed/a1';
  const code = frameCode({ address, title: hostile, height: 1 });
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;x()&lt;/script&gt;"');
  expect(code).not.toContain('<script');
  expect(pictureCode({ page: address, picture: address, alt: hostile })).not.toContain('<script');
});
