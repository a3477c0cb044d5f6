import { expect, test } from 'vitest';
import { openAttackedDatastore } from './attacked-datastore-testing.ts';

const files = [
  "select * from read_csv('/etc/passwd')",
  "select * from READ_CSV_AUTO('/etc/passwd', header := false)",
  "select * from read_text('/etc/hostname')",
  "select * from read_blob('/etc/hostname')",
  "select ('/etc/hostname').read_text()",
  "select '/etc/hostname'.read_text()",
  "select * from '/etc/passwd'",
  'select * from "/etc/passwd"',
  "from '/etc/*.csv'",
  'from "file:///etc/passwd"',
  "select * from 'https://example.org/x.parquet'",
  "select * from 's3://bucket/x.parquet'",
  "select * from parquet_scan('x')",
  "select * from parquet_metadata('x')",
  "select * from parquet_file_metadata('x')",
  "select * from read_json_auto('/etc/passwd')",
  "select * from read_ndjson_objects('/etc/passwd')",
  "select * from sniff_csv('/etc/passwd')",
  "select * from glob('/*')",
  "select * from read_duckdb('x')",
  "select a from open where word = (select content from read_text('/etc/hostname'))",
  "select columns(c -> exists (select 1 from glob('/' || c))) from open",
  'select filename from open',
  'select file_row_number, file_index from open',
];

const statements = [
  'select 1; select 2',
  ';;select 1;;select 2',
  'drop table open',
  'delete from open',
  "insert into open values (1, 2, 'x')",
  'merge into open using secret on true when matched then delete',
  'with x as (insert into open select 1 returning *) select * from x',
  'create table x as select 1',
  'create macro f(x) as x',
  'create or replace function f(x) as table select * from secret',
  'prepare p as select 1',
  'execute p',
  "copy open to '/tmp/x.csv'",
  "copy (select 1) to '/tmp/x.csv'",
  "export database '/tmp/x'",
  "attach '/tmp/x.db' as x",
  'detach open',
  'use x',
  'checkpoint',
  'begin',
  'call pragma_version()',
  'vacuum',
  'explain select 1',
  'explain analyze select 1',
  'select 1 into x',
  "comment on table open is 'x'",
];

const settings = [
  "set memory_limit = '100GB'",
  'reset memory_limit',
  'set variable x = 1',
  "set timezone = 'Asia/Kolkata'",
  'set default_collation = nocase',
  'pragma database_list',
  "select current_setting('memory_limit')",
  "select set_config('x', 'y', false)",
  "select getvariable('x')",
  "select getenv('HOME')",
  'select setseed(0.5)',
  'install httpfs',
  'load httpfs',
  "force install httpfs from 'http://example.org'",
  "create secret (type s3, key_id 'x')",
  "select * from which_secret('s3://x', 's3')",
  'select * from duckdb_secrets()',
  'select * from enable_logging()',
  "select write_log('x')",
  "select nextval('x')",
];

const catalogues = [
  'select * from information_schema.tables',
  'select * from information_schema.columns',
  'select * from pg_catalog.pg_tables',
  'select * from pg_tables',
  'select * from sqlite_master',
  'select * from duckdb_tables()',
  'select * from duckdb_settings()',
  'select * from duckdb_views',
  'select * from main.open',
  'select * from temp.main.open',
  'select * from memory.open',
  'select * from system.information_schema.tables',
  "select * from pragma_table_info('open')",
  "select * from query('select 1')",
  "select * from query_table('secret')",
  "select * from query_table(['open', 'secret'])",
  "select * from json_execute_serialized_sql(json_serialize_sql('select 1'))",
  "select * from sql_auto_complete('select')",
  "select * from seq_scan('open')",
  "select pg_get_viewdef('open')",
  "select has_table_privilege('secret', 'select')",
  'select current_query(), version()',
  'select * from (show tables)',
  'select * from (show all tables)',
  'select * from (describe open)',
  'select * from (summarize open)',
  'describe select * from open',
  'summarize open',
  'select stats(a), vector_type(a) from open',
  'select system.main.upper(word) from open',
  'select * from test_all_types()',
  'select * from storage_info($$open$$)',
];

test.each(
  Object.entries({ files, statements, settings, catalogues }),
)('every attack on %s is refused', async (_name, attacks) => {
  const { attack, datastore } = await openAttackedDatastore();
  for (const sql of attacks) {
    const { status, text } = await attack(sql);
    expect([sql, status, text]).toEqual([sql, expect.toBeOneOf([403, 404, 409]), expect.any(String)]);
  }
  const intact = await datastore.call('datastore_search_sql', { sql: 'select count(*) as n from open' });
  expect(intact.result.records).toEqual([{ n: 100 }]);
});
