import { schemaFaults } from '@gazetteer/kernel';
import { OryError } from '@gazetteer/ory';
import type { Static } from 'typebox';
import { FormProblem } from '../../forms/form-problem.ts';
import { isAddressTaken } from '../../model/identities/address.store.ts';
import { isTaken } from '../../model/identities/credential.store.ts';
import { composeIdentity, type NewIdentity } from '../../model/identities/create-identity.ts';
import { DuplicateIdentifier } from '../../model/identities/duplicate-identifier.ts';
import { identifiersOf } from '../../model/identities/save-credential.ts';
import { reservedIdentifiers } from '../../model/identities/write-identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';
import type { Actor } from './audit-administration.ts';
import { CreateIdentityBody } from './identity.contract.ts';
import { importCredentials } from './import-credentials.ts';
import { readImported, writeImported } from './import-identity.ts';

/** An identity that a list brings along, in the shape of `POST /admin/identities`, or why a line is none. */
export type ListedIdentity = { line: number } & ({ identity: unknown } | { problem: string });

/** What became of it. `exists`: somebody has one of its identifiers or addresses already. */
export type ImportOutcome =
  | { line: number; outcome: 'created' | 'exists' }
  | { line: number; outcome: 'refused'; reasons: string[] };

type Options = {
  /** Finds out what would happen, and makes nobody. */
  dryRun: boolean;
  actor: Actor;
};

/** Passwords in plain text take a twentieth of a second each to hash, and several can be hashed at once. */
const AT_ONCE = 16;

/**
 * Makes identities of a list, each by itself and in its order: one that is refused leaves the others alone, and the same list
 * again makes nobody twice.
 */
export async function* importIdentities(
  context: IdentityContext,
  project: Project,
  list: AsyncIterable<ListedIdentity>,
  options: Options,
): AsyncGenerator<ImportOutcome> {
  const findOut = findClashes();
  const write = writer(context, project, options.actor);
  for await (const batch of inBatches(list)) {
    const prepared = await Promise.all(batch.map((listed) => prepare(context, project, listed)));
    const outcomes = options.dryRun
      ? await oneByOne(prepared, findOut)
      : ((await together(context, prepared, write)) ?? (await oneByOne(prepared, write)));
    for (const [index, { line }] of batch.entries()) {
      const outcome = outcomes[index];
      if (outcome) yield { line, ...outcome };
    }
  }
}

type Outcome = { outcome: 'created' | 'exists' } | { outcome: 'refused'; reasons: string[] };

/** An identity that can be made, with what only one identity can have. */
type Prepared = { identity: NewIdentity; claims: string[] };

async function prepare(
  context: IdentityContext,
  project: Project,
  listed: ListedIdentity,
): Promise<Prepared | Outcome> {
  if ('problem' in listed) return { outcome: 'refused', reasons: [listed.problem] };
  const body = listed.identity;
  const faults = schemaFaults(CreateIdentityBody, body, 'is not known');
  if (faults.length > 0) {
    return { outcome: 'refused', reasons: faults.map(({ place, fault }) => `${place || 'it'} ${fault}`) };
  }
  const described = body as Static<typeof CreateIdentityBody>;
  return refusing(async () => {
    const imported = readImported(described);
    // Who is there already needs no hash.
    if ((await claimsOf(context, project, imported)) === undefined) return { outcome: 'exists' };
    const credentials = await importCredentials(described.credentials ?? {});
    const identity = { ...imported, credentials };
    const claims = await claimsOf(context, project, identity);
    return claims ? { identity, claims } : { outcome: 'exists' };
  });
}

/** What an identity would claim for itself alone; undefined where somebody has some of it. @throws FormProblem, OryError */
async function claimsOf(
  context: IdentityContext,
  project: Project,
  input: NewIdentity,
): Promise<string[] | undefined> {
  const { identity, roles } = composeIdentity(context, project, input);
  const identifiers = [
    ...reservedIdentifiers(roles),
    ...(input.credentials ?? []).flatMap((credential) =>
      identifiersOf(credential, roles).map((identifier) => ({ type: credential.type, identifier })),
    ),
  ];
  const taken =
    (await isTaken(context.sql, project.id, identity.id, identifiers)) ||
    (await isAddressTaken(context.sql, identity));
  if (taken) return undefined;
  const addresses = [...identity.verifiable_addresses, ...identity.recovery_addresses];
  return [
    ...identifiers.map(({ type, identifier }) => `${type} ${identifier}`),
    ...addresses.map(({ via, value }) => `${via} ${value}`),
  ];
}

type Finish = (prepared: Prepared) => Promise<Outcome>;

/**
 * Finishes all in one transaction, because waiting for the disk is most of what one takes.
 * @returns undefined where one could not be made: then nobody was
 */
async function together(
  context: IdentityContext,
  prepared: readonly (Prepared | Outcome)[],
  finish: Finish,
): Promise<Outcome[] | undefined> {
  const outcomes: Outcome[] = [];
  const outcome = await refusing<undefined>(() =>
    context.sql.transaction(async () => {
      for (const one of prepared) outcomes.push('outcome' in one ? one : await finish(one));
      return undefined;
    }),
  );
  return outcome === undefined ? outcomes : undefined;
}

async function oneByOne(prepared: readonly (Prepared | Outcome)[], finish: Finish): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const one of prepared) outcomes.push('outcome' in one ? one : await refusing(() => finish(one)));
  return outcomes;
}

function writer(context: IdentityContext, project: Project, actor: Actor): Finish {
  return async ({ identity }) => {
    await writeImported(context, project, identity, actor);
    return { outcome: 'created' };
  };
}

/** Finds what two lines of a list both claim, of which the second would not be made. */
function findClashes(): Finish {
  const claimed = new Set<string>();
  return async ({ claims }) => {
    if (claims.some((claim) => claimed.has(claim))) return { outcome: 'exists' };
    for (const claim of claims) claimed.add(claim);
    return { outcome: 'created' };
  };
}

/** Tells a refusal as an outcome; anything else is thrown. */
async function refusing<Result>(work: () => Promise<Result | Outcome>): Promise<Result | Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DuplicateIdentifier) return { outcome: 'exists' };
    if (error instanceof OryError) return { outcome: 'refused', reasons: [error.reason ?? error.message] };
    if (!(error instanceof FormProblem)) throw error;
    const reasons = error.problems.map(({ node, text }) => (node ? `${node}: ${text.text}` : text.text));
    return { outcome: 'refused', reasons };
  }
}

async function* inBatches(list: AsyncIterable<ListedIdentity>): AsyncGenerator<ListedIdentity[]> {
  let batch: ListedIdentity[] = [];
  for await (const listed of list) {
    batch.push(listed);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
