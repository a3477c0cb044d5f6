import type { FlowView } from '../../engine/flow-method.ts';
import type { MessageId } from '../../forms/message-texts.ts';
import { uiText } from '../../forms/ui-text.ts';
import { inputNode, type UiNode } from '../../forms/ui-node.ts';
import type { OidcProviderSettings } from '../../model/projects/project-settings.contract.ts';
import { providerLabel } from './provider-client.ts';

/** A button for each of these providers. */
export function providerButtons(
  providers: readonly OidcProviderSettings[],
  field: 'provider' | 'link' | 'unlink',
  label: MessageId,
): UiNode[] {
  return providers.map((provider) =>
    inputNode(
      'oidc',
      field,
      'submit',
      uiText(label, { provider: providerLabel(provider), provider_id: provider.id }),
      { value: provider.id },
    ),
  );
}

/** The providers of the project a form is drawn for. */
export function providersOf({ project }: Pick<FlowView, 'project'>): readonly OidcProviderSettings[] {
  return project.settings.selfservice.methods.oidc.config.providers;
}
