import { isRequestError } from '@gazetteer/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answers } from './answers.example.ts';
import { areas } from './areas.example.ts';
import { browsers } from './browsers.example.ts';
import { datasets, resources, searching } from './catalogue.example.ts';
import { savedCharts } from './charts.example.ts';
import { articles, feedback, frontPage, pictures, questions } from './content.example.ts';
import { tables } from './datastore.example.ts';
import { openExampleServer } from './example-server-testing.ts';
import { follows } from './follows.example.ts';
import { harvestSources } from './harvest.example.ts';
import { identities, sessions } from './identities.example.ts';
import { imports } from './imports.example.ts';
import { looks } from './looks.example.ts';
import { keySets, metadata } from './keys-and-metadata.example.ts';
import { oauth2Clients, tokens, trustedIssuers } from './oauth2-clients.example.ts';
import { devicesAndOwnPages, registration } from './oauth2-devices.example.ts';
import { oauth2SignIn } from './oauth2-sign-in.example.ts';
import { installationHealth, maintenance, peopleAndRoles, theSite } from './operation.example.ts';
import { organizations, rights } from './organizations.example.ts';
import { relationships } from './permissions.example.ts';
import { history, publishing } from './publishing.example.ts';
import { members, projects } from './projects.example.ts';
import { recoveryAndSettings } from './recovery-and-settings.example.ts';
import { signUpAndSignIn } from './sign-up-and-sign-in.example.ts';

let server: Awaited<ReturnType<typeof openExampleServer>>;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  server = await openExampleServer();
});

afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
});

const examples = {
  signUpAndSignIn,
  recoveryAndSettings,
  browsers,
  identities,
  sessions,
  keySets,
  metadata,
  oauth2Clients,
  trustedIssuers,
  tokens,
  oauth2SignIn,
  registration,
  devicesAndOwnPages,
  relationships,
  projects,
  members,
  datasets,
  resources,
  searching,
  history,
  publishing,
  harvestSources,
  organizations,
  rights,
  tables,
  savedCharts,
  areas,
  articles,
  frontPage,
  pictures,
  feedback,
  questions,
  answers,
  follows,
  imports,
  looks,
  peopleAndRoles,
  maintenance,
  installationHealth,
  theSite,
};

/** What a server refused is in its answer. */
function tellWhole(error: unknown): never {
  if (!isRequestError(error)) throw error;
  const { operation, message, response } = error;
  throw new Error(`${operation}: ${message}: ${JSON.stringify(response?.data)}`, { cause: error });
}

describe('the examples of the guide to the client run as they stand:', () => {
  it.each(Object.entries(examples))('%s', async (_, example) => {
    await expect(example(server.given).catch(tellWhole)).resolves.toBeUndefined();
  });
});
