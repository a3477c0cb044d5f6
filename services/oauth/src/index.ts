export type { OauthContext } from './model/oauth-context.ts';
export { createKeyRotation } from './keys/rotate-keys.ts';
export { oauthMigrations } from './oauth-migrations.ts';
export { oauthService, openOauthContext } from './oauth-service.ts';
