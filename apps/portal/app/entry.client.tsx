import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { createI18n } from './i18n/i18n.ts';
import { textAddress } from './i18n/text-address.ts';
import type { Language } from './site.ts';

const language = document.documentElement.lang as Language;
const texts = await fetch(textAddress[language]).then((response) => response.json());
const i18n = createI18n(language, { common: texts });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});
