import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sealPage } from './security-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a sealed page', () => {
  test('allows the inline scripts that carry the nonce, by their hash', () => {
    const { html, policy } = sealPage('<script nonce="n1">start()</script>', 'n1', 'production');
    expect(html).toBe('<script>start()</script>');
    expect(policy).toContain(`script-src 'self' ${hashOf('start()')};`);
  });

  test('gives no hash to a script that got into the page without the nonce', () => {
    const { policy } = sealPage(
      '<script>steal()</script><script nonce="x">steal()</script>',
      'n1',
      'production',
    );
    expect(policy).toContain("script-src 'self';");
  });

  test('gives scripts that are fetched no hash: they come from this site', () => {
    const { policy } = sealPage('<script nonce="n1" src="/a.js"></script>', 'n1', 'production');
    expect(policy).toContain("script-src 'self';");
  });

  test('allows our own scripts whatever looks like one in what people have written', () => {
    const html =
      '<img alt="<script>"><img alt="<script src="><p title="<style">x</p><script nonce="n1">a()</script>';
    expect(sealPage(html, 'n1', 'production').policy).toContain(`script-src 'self' ${hashOf('a()')};`);
  });

  test('is the same for every nonce', () => {
    const page = (nonce: string) => sealPage(`<script nonce="${nonce}">a()</script>`, nonce, 'production');
    expect(page('first')).toEqual(page('second'));
  });

  test('allows our own inline style, and any in development', () => {
    const html = '<style nonce="n1">a{}</style>';
    expect(sealPage(html, 'n1', 'production').policy).toContain(`style-src 'self' ${hashOf('a{}')};`);
    expect(sealPage(html, 'n1', 'development').policy).toContain("style-src 'self' 'unsafe-inline';");
  });

  test('never allows eval or other hosts', () => {
    const { policy } = sealPage('', 'n1', 'production');
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
    expect(policy).toContain("default-src 'self'");
  });
});
