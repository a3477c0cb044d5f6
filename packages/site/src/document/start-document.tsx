import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { replayEvents } from '../replay/event-replay.ts';
import type { Language } from '../settings/site-settings.ts';
import { createI18n } from '../texts/create-i18n.ts';

/**
 * Brings the page that the server has rendered to life, in the language it is written in.
 * @param textAddress where the texts of each language are
 */
export async function startDocument(textAddress: Readonly<Record<Language, string>>): Promise<void> {
  const language = document.documentElement.lang as Language;
  const texts = await fetch(textAddress[language]).then((response) => response.json());
  const i18n = createI18n(language, { common: texts });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <Page />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}

function Page() {
  // Runs when every part of the page listens but those that come late, and before anybody can type into it again.
  useLayoutEffect(() => replayEvents(), []);
  return <HydratedRouter />;
}
