import { expect, test } from 'vitest';
import { embedCode } from './embed-code.ts';

test('the code to embed a chart is one frame without script', () => {
  const code = embedCode({ address: 'https://data.example/embed/a1?lang=en', title: 'Rain', height: 480 });
  expect(code).toBe(
    '<iframe src="https://data.example/embed/a1?lang=en" title="Rain" width="100%" height="480" style="border:0" loading="lazy"></iframe>',
  );
});

test('a title cannot get out of its quotes', () => {
  const code = embedCode({
    address: 'https://data.example/embed/a1',
    title: '"><script>x()</script>',
    height: 1,
  });
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;x()&lt;/script&gt;"');
  expect(code).not.toContain('<script');
});
