import type { Sql } from '@gazetteer/kernel';

/** Rows that the migrations themselves bring, by table: they belong to an empty store. */
export type Seeds = Map<string, Record<string, unknown>[]>;

/** A database that tests use one after the other. */
export type TestDatabase = {
  /** Opens a handle of the kind that the product opens; closing it leaves the database. */
  open(): Promise<Sql>;
  /** Names of the migrations that were applied; none where no test has migrated yet. */
  appliedMigrations(): Promise<string[]>;
  /** All rows of all tables but the list of migrations, where there are any. */
  readRows(): Promise<Seeds>;
  /** Deletes all rows but the list of migrations, puts the seeds back, and lets numbered keys begin at 1 again. */
  empty(seeds: Seeds): Promise<void>;
};

/** A handle on an empty store, and how to give it back. */
export type OpenedStore = { sql: Sql; giveBack(): Promise<void> };

/**
 * The databases of one kind in this process. Making and migrating one takes half a second, so each is kept for
 * the next test, which finds the tables of the same migrations without a row in them.
 */
export class TestDatabases {
  readonly #create: () => Promise<TestDatabase>;
  readonly #idle = new Map<string, KeptDatabase[]>();

  constructor(create: () => Promise<TestDatabase>) {
    this.#create = create;
  }

  /** @param owner whose migrations the database has: stores of different owners never share one */
  async open(owner: string): Promise<OpenedStore> {
    const idle = this.#idle.get(owner) ?? [];
    this.#idle.set(owner, idle);
    const used = idle.pop();
    if (used) await used.database.empty(used.seeds);
    const kept = used ?? { database: await this.#create(), migrations: 0, seeds: new Map() };
    const sql = await kept.database.open();
    return {
      sql: noticingMigrations(sql, kept),
      giveBack: async () => {
        await sql.close();
        idle.push(kept);
      },
    };
  }

  /** Opens a database in which nothing was ever made, for tests of migrations themselves. */
  async openNew(): Promise<OpenedStore> {
    const sql = await (await this.#create()).open();
    return { sql, giveBack: () => sql.close() };
  }
}

type KeptDatabase = { database: TestDatabase; migrations: number; seeds: Seeds };

/**
 * Migrating comes first on a store, in one transaction or several; whatever rows there are after these came with the
 * migrations. The first transaction that applies none is the end of it.
 */
function noticingMigrations(sql: Sql, kept: KeptDatabase): Sql {
  let mayMigrate = true;
  const transaction: Sql['transaction'] = async (work) => {
    const result = await sql.transaction(work);
    if (mayMigrate) mayMigrate = await rememberSeeds(kept);
    return result;
  };
  const noticing: Sql = new Proxy(sql, {
    get: (target, name) => {
      if (name === 'transaction') return transaction;
      return name === 'as' ? () => noticing : Reflect.get(target, name);
    },
  });
  return noticing;
}

/** @returns whether migrations were applied since */
async function rememberSeeds(kept: KeptDatabase): Promise<boolean> {
  const applied = await kept.database.appliedMigrations();
  if (applied.length === kept.migrations) return false;
  kept.migrations = applied.length;
  kept.seeds = await kept.database.readRows();
  return true;
}
