import type { Language } from '@gazetteer/site';
import type { UiText } from '@gazetteer/ui';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { serverI18n } from '../i18n/i18n.server.ts';
import { useFormTexts } from './use-form-texts.ts';

function Told({ text }: { text: UiText }) {
  return useFormTexts().translate(text, undefined);
}

/** What a reader is told by a message of a form. */
function told(language: Language, context: Record<string, unknown>): string {
  const text: UiText = { id: 4000001, text: 'in the words of the service', type: 'error', context };
  const Component = () => (
    <I18nextProvider i18n={serverI18n(language)}>
      <Told text={text} />
    </I18nextProvider>
  );
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => null, Component }]);
  const root = { locale: language, site: { digitGrouping: 'locale' } };
  return renderToString(<Stub hydrationData={{ loaderData: { root } }} />);
}

test('the time to wait is counted as people count', () => {
  const wait = (retry_after: number) => ({ cause: 'throttled_seconds', retry_after });
  expect(told('en', wait(1))).toContain('in 1 second.');
  expect(told('en', wait(8))).toContain('in 8 seconds.');
  expect(told('fr', wait(1))).toContain('dans 1 seconde.');
  expect(told('fr', wait(8))).toContain('dans 8 secondes.');
});

test('a message that has no words of ours keeps those of the service', () => {
  expect(told('fr', { cause: 'unheard_of' })).toContain('in the words of the service');
});
