import { prepareWrite, type Secrets, type Sql } from '@gazetteer/kernel';
import { FlowEnded } from './flow-ended.ts';
import type { Flow, FlowKind } from './flow.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import type { ContinuityRow, FlowErrorRow, FlowRow, FlowTables } from '../model/tables.ts';

type Store = { sql: Sql<FlowTables>; secrets: Secrets };

/** Forms of settings show what is secret: keys of authenticator apps, backup codes. They are kept sealed. */
const SEALED: FlowKind = 'settings';
const PURPOSE = 'flow';

const insertion = (asynchronousCommit: boolean) =>
  prepareWrite<FlowTables, FlowRow>(
    (query, value) =>
      query.insertInto('identity_flows').values({
        id: value('id'),
        project_id: value('project_id'),
        kind: value('kind'),
        expires_at: value('expires_at'),
        document: value('document'),
        internal: value('internal'),
      }),
    { asynchronousCommit },
  );
const newFlow = insertion(false);
const startedFlow = insertion(true);

/** Writes a flow that somebody has just started, into which nothing is typed: after a loss of power they start another. */
export async function insertStartedFlow({ sql, secrets }: Store, flow: Flow): Promise<void> {
  await startedFlow(sql, rowOf(secrets, flow));
}

/** Writes a new flow, which may be in a message to somebody. */
export async function insertFlow({ sql, secrets }: Store, flow: Flow): Promise<void> {
  await newFlow(sql, rowOf(secrets, flow));
}

/** Finds a flow of a project by its id. */
export async function findFlow(
  { sql, secrets }: Store,
  projectId: string,
  kind: FlowKind,
  id: string,
): Promise<Flow | undefined> {
  const row = await sql.query
    .selectFrom('identity_flows')
    .select(['document', 'internal'])
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!row) return undefined;
  const document = kind === SEALED ? secrets.decrypt(row.document, PURPOSE) : row.document;
  return { ...(JSON.parse(document) as Flow), internal: JSON.parse(row.internal) };
}

/** Writes a changed flow that is still open. @throws FlowEnded */
async function updateFlow({ sql, secrets }: Store, flow: Flow, now: string): Promise<void> {
  const { document, internal, expires_at } = rowOf(secrets, flow);
  const { numUpdatedRows } = await sql.query
    .updateTable('identity_flows')
    .set({ document, internal, expires_at })
    .where('id', '=', flow.id)
    .where('project_id', '=', flow.project_id)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new FlowEnded();
}

function rowOf(secrets: Secrets, flow: Flow) {
  const { internal, ...shown } = flow;
  const document = JSON.stringify(shown);
  return {
    id: flow.id,
    project_id: flow.project_id,
    kind: flow.kind,
    expires_at: flow.expires_at,
    document: flow.kind === SEALED ? secrets.encrypt(document, PURPOSE) : document,
    internal: JSON.stringify(internal),
  };
}

type TimedStore = Store & Pick<IdentityContext, 'clock'>;

/** Writes a flow that a submit has changed. @throws FlowEnded when another submit has ended it meanwhile */
export async function saveFlow(context: TimedStore, flow: Flow): Promise<void> {
  const now = context.clock().toISOString();
  flow.updated_at = now;
  await updateFlow(context, flow, now);
}

/**
 * Ends a flow, in the transaction that makes what the flow was for: of submits at the same moment one gets it. From then
 * on the flow is one whose time is over, and nothing of what was typed into it is left.
 * @throws FlowEnded for all but the first
 */
export async function endFlow(context: TimedStore, flow: Flow): Promise<void> {
  const now = context.clock().toISOString();
  const { messages: _messages, ...ui } = flow.ui;
  const ended: Flow = {
    ...flow,
    updated_at: now,
    expires_at: now,
    ui: { ...ui, nodes: [] },
    internal: { ...flow.internal, methods: {} },
  };
  await updateFlow(context, ended, now);
}

/** Keeps what was put aside. */
export async function insertContinuity(sql: Sql<FlowTables>, row: ContinuityRow): Promise<void> {
  await sql.query.insertInto('identity_continuities').values(row).execute();
}

/** Takes what was put aside, so that nobody takes it twice. */
export async function takeContinuity(
  sql: Sql<FlowTables>,
  wanted: Pick<ContinuityRow, 'id' | 'project_id' | 'name' | 'identity_id'>,
  now: string,
): Promise<string | undefined> {
  const row = await sql.query
    .deleteFrom('identity_continuities')
    .where('id', '=', wanted.id)
    .where('project_id', '=', wanted.project_id)
    .where('name', '=', wanted.name)
    .where('identity_id', wanted.identity_id === null ? 'is' : '=', wanted.identity_id)
    .where('expires_at', '>', now)
    .returning('payload')
    .executeTakeFirst();
  return row?.payload;
}

/** Keeps an error for the error page. */
export async function insertFlowError(sql: Sql<FlowTables>, row: FlowErrorRow): Promise<void> {
  await sql.query.insertInto('identity_flow_errors').values(row).execute();
}

/** Finds an error of a project by its id. */
export async function findFlowError(
  sql: Sql<FlowTables>,
  projectId: string,
  id: string,
): Promise<FlowErrorRow | undefined> {
  return sql.query
    .selectFrom('identity_flow_errors')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
}
