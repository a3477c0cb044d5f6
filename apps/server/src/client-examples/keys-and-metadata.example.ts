import { createOryClient } from '@gazetteer/client/ory';
import type { Given } from './set-up.ts';

/** Key sets: of what a project signs, and of whatever else needs keys. */
export async function keySets({ baseUrl, adminKey }: Given) {
  const ory = createOryClient({ baseUrl, bearer: adminKey });
  const set = 'reports';

  // createJsonWebKeySet
  const { data: made } = await ory.createJsonWebKeySet({
    set,
    createJsonWebKeySet: { alg: 'ES256', use: 'sig', kid: 'first' },
  });
  const [key] = made.keys;
  if (!key) throw new Error('A new set has a key');

  // listJsonWebKeySets
  const { data: sets } = await ory.listJsonWebKeySets({ pageSize: 50 });
  for (const { set: name, keys } of sets) {
    console.log(
      name,
      keys.map(({ kid, alg, signs }) => `${kid} ${alg} ${signs}`),
    );
  }

  // getJsonWebKeySet
  const { data: whole } = await ory.getJsonWebKeySet({ set });
  console.log(whole.keys.length);

  // setJsonWebKeySet
  await ory.setJsonWebKeySet({ set, jsonWebKeySet: { keys: [key] } });

  // getJsonWebKey
  const { data: found } = await ory.getJsonWebKey({ set, kid: 'first' });
  console.log(found.keys[0]?.alg);

  // setJsonWebKey
  await ory.setJsonWebKey({ set, kid: 'first', jsonWebKey: key });

  // deleteJsonWebKey
  await ory.deleteJsonWebKey({ set, kid: 'first' });

  // deleteJsonWebKeySet
  await ory.deleteJsonWebKeySet({ set });
}

/** Metadata: which version answers, and whether it is well. */
export async function metadata({ baseUrl }: Given) {
  const ory = createOryClient({ baseUrl });

  // getVersion
  const { data: version } = await ory.getVersion();
  console.log(version.version);

  // isAlive
  const { data: alive } = await ory.isAlive();
  console.log(alive.status);

  // isReady
  const { data: ready } = await ory.isReady();
  console.log(ready.status);
}
