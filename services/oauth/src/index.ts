export { createOauthCleanUp } from './clean-up/clean-up.ts';
export { findClient } from './clients/find-client.ts';
export type { ClientRightsPort, OauthContext } from './model/oauth-context.ts';
export { createKeyRotation } from './keys/rotate-keys.ts';
export { oauthMigrations } from './oauth-migrations.ts';
export { oauthService, openOauthContext } from './oauth-service.ts';
export { grantsOfPeople } from './people/grants-of-people.ts';
export { callerOfToken, isOauthToken } from './tokens/caller-of-token.ts';
