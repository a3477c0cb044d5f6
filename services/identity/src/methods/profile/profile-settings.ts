import { requireCurrent, type SettingsMethod, type Submission } from '../../engine/flow-method.ts';
import { limitRequests } from '../../engine/throttling/limit-tries.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { methodSubmit } from '../../forms/ui-node.ts';
import { uiText } from '../../forms/ui-text.ts';
import { recordAudit } from '../../model/audit/record-audit.ts';
import { DuplicateIdentifier } from '../../model/identities/duplicate-identifier.ts';
import type { Identity, Traits } from '../../model/identities/identity.ts';
import { changeTraits } from '../../model/identities/update-identity.ts';
import { findSchema } from '../../model/schemas/find-schema.ts';
import { readTraits, traitNodes } from '../../model/schemas/trait-nodes.ts';
import { readTraitRoles } from '../../model/schemas/trait-roles.ts';

/** Changing what one says about oneself. */
export const profileSettings: SettingsMethod = {
  name: 'profile',
  isEnabled: ({ settings }) => settings.selfservice.methods.profile.enabled,

  nodes: async (_context, view) => {
    const { schema_id, traits } = requireCurrent(view).identity;
    return [
      ...traitNodes(view.project, schema_id, 'profile', traits),
      methodSubmit('profile', 'profile', uiText(messageIds.save)),
    ];
  },

  // Who changes the address they sign in or recover with could take an account over from an open browser.
  isPrivileged: (submission) => {
    const identity = requireCurrent(submission).identity;
    const schema = findSchema(submission.project, identity.schema_id);
    if (!schema) return true;
    const roles = [identity.traits, traitsOf(submission, identity)].map((traits) => {
      const { identifiers, verifiable, recovery } = readTraitRoles(schema, traits);
      return JSON.stringify({ identifiers, verifiable, recovery });
    });
    return roles[0] !== roles[1];
  },

  submit: async (context, submission) => {
    const { project, visit } = submission;
    const before = requireCurrent(submission).identity;
    const traits = traitsOf(submission, before);
    // A new address is written to, and may be anybody's.
    if (profileSettings.isPrivileged(submission)) {
      const account = { id: before.id, exists: true };
      await limitRequests(context, submission, { action: 'message', account });
    }
    try {
      return await context.sql.transaction(async () => {
        const identity = await changeTraits(context, project, before, traits);
        await recordAudit(context, {
          project_id: project.id,
          event: 'traits_changed',
          identity_id: identity.id,
          ip: visit.ip,
          details: { fields: changedTraits(before.traits, traits) },
        });
        return { kind: 'saved', identity };
      });
    } catch (error) {
      if (error instanceof DuplicateIdentifier) throw formProblem(uiText(messageIds.identifierTaken));
      throw error;
    }
  },
};

function changedTraits(before: Traits, after: Traits): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

// Browsers leave fields out that cannot be changed; what stands in them stays.
function traitsOf({ flow, body }: Submission, identity: Identity): Traits {
  const traits = structuredClone(readTraits(body));
  for (const { group, type, attributes } of flow.ui.nodes) {
    if (group !== 'profile' || type !== 'input' || !('disabled' in attributes) || !attributes.disabled)
      continue;
    const [, ...path] = attributes.name.split('.');
    keepTrait(traits, identity.traits, path);
  }
  return traits;
}

function keepTrait(target: Traits, source: Traits, [name = '', ...rest]: readonly string[]): void {
  const kept = source[name];
  if (kept === undefined) return;
  if (rest.length === 0) target[name] ??= kept;
  else keepTrait((target[name] ??= {}) as Traits, kept as Traits, rest);
}
