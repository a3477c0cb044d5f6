import { useFigures } from '@gazetteer/site';
import type { FormWords, Translate, UiNode, UiText } from '@gazetteer/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type english from '../locales/en/common.json';

type Texts = (typeof english)['flow'];
type MessageKey = `flow.messages.${keyof Texts['messages']}`;
type TraitKey = `flow.traits.${keyof Texts['traits']}`;

const wrongForm = 4000004;

interface FormTexts {
  translate: Translate;
  words: FormWords;
}

/** The texts of self-service forms in the reader's language: messages of the service by their id, and our own. */
export function useFormTexts(): FormTexts {
  const { t } = useTranslation();
  const { moment } = useFigures();
  return useMemo(() => {
    const wanted = (format: string | number | undefined) => {
      if (format === 'email' || format === 'uri' || format === 'date') return t(`flow.formats.${format}`);
      // A pattern tells people nothing, an example does.
      const isExample =
        format !== undefined && !/[\\^$[\]]/.test(String(format)) && !/^[a-z-]+$/.test(String(format));
      return isExample ? t('flow.formats.example', { example: format }) : undefined;
    };
    const translate: Translate = (text, node) => {
      const values = contextOf(text);
      if (text.id === wrongForm) return wanted(values['expected_format']) ?? t('flow.messages.4000004');
      // Some messages are one for many causes, and name the text of the one that they have.
      const { title = text.text, used_at: usedAt, cause = text.id, retry_after: count } = values;
      // An id this site does not know yet keeps the words of the service.
      return t(`flow.messages.${cause}` as MessageKey, {
        reason: text.text,
        ...values,
        ...(typeof usedAt === 'string' ? { used_at: moment(usedAt) } : {}),
        ...(typeof count === 'number' ? { count } : {}),
        title: t(`flow.traits.${traitKey(node)}` as TraitKey, { defaultValue: String(title) }),
        defaultValue: text.text,
      });
    };
    const words: FormWords = {
      wrong: t('flow.wrong'),
      optional: t('flow.optional'),
      showPassword: t('flow.showPassword'),
      hidePassword: t('flow.hidePassword'),
      passwordRules: t('flow.passwordRules'),
      strength: {
        0: t('flow.strength.0'),
        1: t('flow.strength.1'),
        2: t('flow.strength.2'),
        3: t('flow.strength.3'),
        4: t('flow.strength.4'),
      },
      keyScriptMissing: t('flow.keyScriptMissing'),
      keysUnsupported: t('flow.keysUnsupported'),
      copy: t('flow.copy'),
      copied: t('flow.copied'),
      download: t('flow.download'),
      codesFile: t('flow.codesFile'),
      used: t('flow.used'),
    };
    return { translate, words };
  }, [t, moment]);
}

/** `traits.name.first` is called `name_first` among our texts. */
function traitKey(node: UiNode | undefined): string {
  const name = node?.type === 'input' ? node.attributes.name : '';
  return name.startsWith('traits.') ? name.slice('traits.'.length).replaceAll('.', '_') : '';
}

function contextOf({ context = {} }: UiText): Record<string, string | number> {
  const plain = Object.entries(context).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(plain);
}
