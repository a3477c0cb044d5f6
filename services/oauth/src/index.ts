export { createOauthCleanUp } from './clean-up/clean-up.ts';
export type { OauthContext } from './model/oauth-context.ts';
export { createKeyRotation } from './keys/rotate-keys.ts';
export { oauthMigrations } from './oauth-migrations.ts';
export { oauthService, openOauthContext } from './oauth-service.ts';
export { restartAddress } from './own-pages/restart-address.ts';
export { acceptRequest } from './requests/answer-request.ts';
export { readRequest } from './requests/read-request.ts';
