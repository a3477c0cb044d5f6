import { PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { NameOrStateAnswer } from './change-name-or-state.server.ts';
import type { ServiceAnswer } from './change-service.server.ts';

/** Says what has been saved; what was refused stands at its form. */
export function SettingsToast({ answer }: { answer: NameOrStateAnswer | ServiceAnswer | undefined }) {
  const { t } = useTranslation();
  const text = () => {
    if (!answer?.result?.ok) return undefined;
    if ('text' in answer) return t('project.settings.saved');
    if (answer.act === 'name') return t('project.settings.renamed');
    return t(answer.wanted === 'halted' ? 'project.settings.isHalted' : 'project.settings.runs');
  };
  const said = text();
  const message = said === undefined ? undefined : { text: said, kind: 'plain' as const };
  return <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />;
}
