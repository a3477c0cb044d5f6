import { inLanguage } from '@gazetteer/kernel';
import type { FollowContext } from './follow-context.ts';
import type { Language } from './subject.ts';

/** The same context, to which the catalogue answers in a reader's language where it has texts in it. */
export function inLanguageOf<Context extends Pick<FollowContext, 'call'>>(
  context: Context,
  language: Language,
): Context {
  const { call } = context;
  return {
    ...context,
    call: async (action, input, caller) => inLanguage(await call(action, input, caller), language),
  };
}
