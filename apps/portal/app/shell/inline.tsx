import { createContext, use } from 'react';

/**
 * Marks what the server writes into the page inline; the security policy then lets just that run. A browser has
 * no need of it, and pages do not carry it, so that the same page is the same bytes.
 */
export const Nonce = createContext<string | undefined>(undefined);

/** A script of ours inside the page. */
export function InlineScript({ text }: { text: string }) {
  return <script nonce={use(Nonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The operator's action colour; the settings are checked, so that nothing but a colour can stand here. */
export function AccentStyle({ accent }: { accent: { light: string; dark: string } }) {
  const text = `:root{--accent-light:${accent.light};--accent-dark:${accent.dark}}`;
  return <style nonce={use(Nonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
