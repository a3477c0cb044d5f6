export { countStatements } from './count-statements.ts';
export { describePostgres, describeStores, type OpenStore } from './describe-stores.ts';
export { grantedMemberships, grantingAuthorizer, type Grant } from './granting-authorizer.ts';
export { type CollectedSpan, openCollector } from './open-collector.ts';
export { objectsOfTest, type TestObjects } from './objects-of-test.ts';
export { openLog } from './open-log.ts';
export { PUBLIC_URL, administrator, createTestServer, person } from './test-server.ts';
