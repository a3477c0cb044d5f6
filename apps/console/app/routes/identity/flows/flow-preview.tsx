import { type FlowUi, SelfServiceForm } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';

/** The form of a flow as people see it, in the words of the service; nothing in it can be pressed. */
export function FlowPreview({ json }: { json: string }) {
  const { t } = useTranslation();
  const { ui } = JSON.parse(json) as { ui: FlowUi };
  // Scripts of security keys have nothing to do where no key can be used.
  const shown = { ...ui, nodes: ui.nodes.filter(({ type }) => type !== 'script') };
  const strength = t('identity.flows.strength');
  return (
    <div inert>
      <SelfServiceForm
        ui={shown}
        translate={({ text }) => text}
        words={{
          wrong: t('identity.flows.wrong'),
          optional: t('identity.flows.optional'),
          showPassword: t('identity.flows.showPassword'),
          hidePassword: t('identity.flows.hidePassword'),
          passwordRules: '',
          strength: { 0: strength, 1: strength, 2: strength, 3: strength, 4: strength },
          // Nobody can press a button here.
          keyScriptMissing: '',
          keysUnsupported: '',
          copy: t('parts.calls.copy'),
          copied: t('parts.calls.copied'),
          download: t('identity.flows.download'),
          codesFile: 'codes.txt',
          used: t('identity.flows.used'),
        }}
      />
    </div>
  );
}
