import { createHash } from 'node:crypto';

export interface SealedPage {
  html: string;
  /** The value of the `content-security-policy` header. */
  policy: string;
}

/**
 * Turns the nonce a page was rendered with into hashes of the inline scripts and styles that carry it.
 *
 * A nonce must be new for each answer, which a cached page cannot have; a hash stays true as long as the page.
 * What does not carry the nonce was not written by us and gets no hash, so the browser refuses it.
 */
export function sealPage(html: string, nonce: string, mode: 'production' | 'development'): SealedPage {
  const mark = ` nonce="${nonce}"`;
  const scripts = hashesOf(html, 'script', mark);
  // Vite puts changed styles into the page by script.
  const styles = mode === 'development' ? ["'unsafe-inline'"] : hashesOf(html, 'style', mark);
  return { html: html.replaceAll(mark, ''), policy: policyFor(scripts, styles) };
}

function hashesOf(html: string, element: 'script' | 'style', mark: string): string[] {
  // Begins at what carries the nonce: a text in an attribute may look like an element that never ends.
  const pattern = new RegExp(
    `<${element}(?=[^>]*${RegExp.escape(mark)})[^>]*>([\\s\\S]*?)</${element}>`,
    'g',
  );
  const hashes = [...html.matchAll(pattern)]
    .filter(([, text]) => text)
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

function policyFor(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trimEnd(),
    `style-src 'self' ${styles.join(' ')}`.trimEnd(),
    // Widths of table columns and bars stand in attributes; an attribute can load or run nothing.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
