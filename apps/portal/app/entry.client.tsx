import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { takeUpEarlyActs } from './controls/early-acts.ts';
import { createI18n } from './i18n/i18n.ts';
import { textAddress } from './i18n/text-address.ts';
import type { Language } from './site/site.ts';

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

function Page() {
  // Runs when every part of the page listens but those that come late.
  useEffect(() => takeUpEarlyActs(), []);
  return <HydratedRouter />;
}
