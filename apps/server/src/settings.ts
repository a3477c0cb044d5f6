import { join, resolve } from 'node:path';
import { readObjectStoreAddress } from '@gazetteer/datastore';
import { readSettings, SettingsError, type SettingsSource } from '@gazetteer/kernel';
import { Type, type Static } from 'typebox';
import { originAt, readHost } from './listening-address.ts';

/** Every setting of the process, by the name of its environment variable. */
export const SettingsSchema = Type.Object({
  HOST: Type.String({
    default: 'localhost',
    description:
      'Name or IP address the server listens on; :: for all addresses, 0.0.0.0 for all of IPv4, localhost for both families on this machine alone',
  }),
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65535,
    default: 3000,
    description: 'Port the server listens on; 0 for any free one',
  }),
  PUBLIC_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^/\\s]+$',
      description: 'Address visitors use, without a slash at the end; http://HOST:PORT unless given',
    }),
  ),
  DATA_DIR: Type.String({ default: './data', description: 'Folder for everything this process stores' }),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      secret: true,
      description: 'PostgreSQL server; a SQLite file in DATA_DIR unless given',
    }),
  ),
  OBJECT_STORE_URL: Type.Optional(
    Type.String({
      description:
        'Where table files are stored: file:/folder or s3://key:secret@host:port/bucket, with ?region=, tls=false (a server without TLS), cache= (folder for copies) and cache_megabytes= behind it, joined by &; a folder in DATA_DIR unless given',
    }),
  ),
  SITE_FILE: Type.Optional(
    Type.String({
      description:
        'The site file: region, team, menu, sectors, texts; DATA_DIR/site.json, else the sample site',
    }),
  ),
  SAMPLE_DATA: Type.Boolean({
    default: true,
    description: 'Fill an empty catalogue with the sample datasets; 0 turns it off',
  }),
  SECRETS: Type.Optional(
    Type.String({
      pattern: '^\\s*[^,\\s]{32,}\\s*(,\\s*[^,\\s]{32,}\\s*)*$',
      secret: true,
      description:
        'Keys that seal the secrets of accounts, newest first, separated by commas, of at least 32 characters each; DATA_DIR/secrets unless given, and required with DATABASE_URL',
    }),
  ),
  ADMIN_KEY: Type.Optional(
    Type.String({
      pattern: '^[!-~]{32,}$',
      secret: true,
      description:
        'A first key for programs of the administrator, of at least 32 characters; without it the first start makes one in DATA_DIR/admin.key',
    }),
  ),
  SMTP_URL: Type.Optional(
    Type.String({
      pattern: '^smtps?://[^/\\s]+',
      secret: true,
      description:
        'Mail server: smtp://user:password@host:port, or smtps:// for TLS from the start; without it messages are written to the log',
    }),
  ),
  DRAIN_SECONDS: Type.Integer({
    minimum: 0,
    maximum: 300,
    default: 0,
    description:
      'Seconds from the signal to stop to the last new connection, in which /health/ready answers 503: longer than the proxy in front takes to ask again',
  }),
  WORKERS: Type.Integer({ minimum: 1, maximum: 64, default: 1, description: 'Web processes' }),
  RATE_LIMIT: Type.Integer({
    minimum: 0,
    default: 1200,
    description: 'Requests a minute and address; 0 turns the limit off, and that of messages to the team',
  }),
  TRUST_PROXY: Type.Integer({
    minimum: 0,
    maximum: 10,
    default: 0,
    description:
      'How many proxies visitors come through, whose X-Forwarded headers are trusted: 1 behind nginx',
  }),
  METRICS_OPEN: Type.Boolean({
    default: false,
    description: 'Let everybody read /metrics, and not only administrators and their keys',
  }),
  QUERY_WORKERS: Type.Integer({
    minimum: 1,
    maximum: 64,
    default: 2,
    description: 'Processes that query tables',
  }),
  QUERY_MEMORY: Type.Integer({
    minimum: 256,
    default: 1024,
    description: 'Megabytes a table query process may use',
  }),
  QUERY_TIMEOUT: Type.Integer({
    minimum: 1,
    maximum: 600,
    default: 30,
    description: 'Seconds a table query may take',
  }),
  OUTBOUND_PRIVATE: Type.Boolean({
    default: false,
    description:
      'Let imports and the settings of projects call private and loopback addresses, too: for portals inside an intranet',
  }),
  IMPORT_MAX_BYTES: Type.Integer({
    minimum: 1,
    default: 2 * 1024 ** 3,
    description: 'Bytes of the largest file that the import of a table accepts',
  }),
  SLOW_QUERY_MS: Type.Integer({
    minimum: 0,
    maximum: 600_000,
    default: 1000,
    description: 'Milliseconds from which on a query is logged and counted as slow; 0 turns that off',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s@?#]+$',
      description:
        'Where traces are sent (OpenTelemetry, OTLP over HTTP), such as http://localhost:4318; none are made without it',
    }),
  ),
  OTEL_SERVICE_NAME: Type.String({
    default: 'gazetteer',
    description: 'What this installation is called in traces',
  }),
  OTEL_TRACES_SAMPLER_ARG: Type.Number({
    minimum: 0,
    maximum: 1,
    default: 1,
    description:
      'The share of traces that are made; a request with traceparent says itself whether it is traced',
  }),
  LOG_LEVEL: Type.Union(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].map((level) => Type.Literal(level)),
    { default: 'warn', description: 'How much is logged: fatal, error, warn, info, debug, trace or silent' },
  ),
});

export type Settings = Omit<Static<typeof SettingsSchema>, 'PUBLIC_URL' | 'OBJECT_STORE_URL'> & {
  PUBLIC_URL: string;
  OBJECT_STORE_URL: string;
};

/** Where copies of objects lie that another store holds, unless its address says it. */
export function copiesFolder({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'object-copies');
}

/**
 * Reads the settings from the environment and fills in those that follow from others.
 * @throws SettingsError naming everything that is wrong
 */
export function loadSettings(source: SettingsSource): Settings {
  const given = readSettings(SettingsSchema, source);
  const HOST = readHost(given.HOST);
  const faults = faultsOf(given);
  if (HOST === undefined) faults.push(hostFault(given));
  if (HOST === undefined || faults.length > 0) throw new SettingsError(faults);
  if (given.OBJECT_STORE_URL !== undefined) readObjectStoreAddress(given.OBJECT_STORE_URL);
  const DATA_DIR = resolve(given.DATA_DIR);
  return {
    ...given,
    HOST,
    DATA_DIR,
    PUBLIC_URL: given.PUBLIC_URL ?? originAt(HOST, given.PORT),
    OBJECT_STORE_URL: given.OBJECT_STORE_URL ?? `file:${resolve(DATA_DIR, 'objects')}`,
  };
}

/** What a schema cannot say of the settings. */
function faultsOf(given: Static<typeof SettingsSchema>): string[] {
  const { PUBLIC_URL, SMTP_URL, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = given;
  const faults: string[] = [];
  // Nodes that share a store must open what the others sealed.
  if (given.DATABASE_URL !== undefined && given.SECRETS === undefined) {
    faults.push('SECRETS is missing: it must be given with DATABASE_URL, and be the same on every node');
  }
  if (PUBLIC_URL !== undefined && !isOrigin(PUBLIC_URL)) {
    faults.push(
      'PUBLIC_URL is no address of a host alone, such as https://data.example.org or http://[::1]:3000',
    );
  }
  if (SMTP_URL !== undefined && !URL.canParse(SMTP_URL)) {
    faults.push('SMTP_URL is no address: encode what is special in user and password, as in %40 for @');
  }
  if (collector !== undefined && !URL.canParse(collector)) {
    faults.push('OTEL_EXPORTER_OTLP_ENDPOINT is no address, such as http://localhost:4318');
  }
  return faults;
}

function hostFault({ HOST }: { HOST: string }): string {
  return `HOST is ${JSON.stringify(HOST)}, which is no host: give a name or an IP address alone, such as localhost, 0.0.0.0 or ::, and the port in PORT`;
}

function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.href === `${url.origin}/`;
}
