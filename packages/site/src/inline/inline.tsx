import { createContext, use, useSyncExternalStore } from 'react';

/**
 * Marks what the server writes into the page inline; the security policy then lets just that run. A browser has
 * no need of it, and pages do not carry it, so that the same page is the same bytes.
 */
export const Nonce = createContext<string | undefined>(undefined);

const never = () => () => undefined;

/** A script of ours inside the page as it is served; browsers do not run what is put in later. */
export function InlineScript({ text }: { text: string }) {
  const nonce = use(Nonce);
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (!isServed) return null;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The operator's action colour; the settings are checked, so that nothing but a colour can stand here. */
export function AccentStyle({ accent }: { accent: { light: string; dark: string } }) {
  const text = `:root{--accent-light:${accent.light};--accent-dark:${accent.dark}}`;
  return <style nonce={use(Nonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
