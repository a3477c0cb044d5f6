import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Notice } from './notice.tsx';

function noticeOf(kind?: 'error'): Element | null {
  const area = document.createElement('div');
  area.innerHTML = renderToStaticMarkup(
    <Notice {...(kind ? { kind } : {})} title="An error occurred">
      <p>Try again.</p>
    </Notice>,
  );
  return area.querySelector('aside');
}

test('the error banner is an aside in the colour of errors that shows its message and speaks it at once', () => {
  const banner = noticeOf('error');
  expect(banner?.className).toContain('error');
  expect(banner?.querySelector('[role="alert"]')?.textContent).toBe('An error occurredTry again.');
});

test('a plain notice is read when the reader comes to it', () => {
  const notice = noticeOf();
  expect(notice?.className).not.toContain('error');
  expect(notice?.querySelector('[role="alert"]')).toBeNull();
});
