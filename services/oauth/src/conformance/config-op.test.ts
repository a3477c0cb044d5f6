import { discoveryDocument } from './discovery-modules-testing.ts';
import { describePlan } from './plan-testing.ts';

/** The modules of `oidcc-config-certification-test-plan`. */
const MODULES = ['oidcc-discovery-endpoint-verification'] as const;

describePlan('Config OP', MODULES, {
  'oidcc-discovery-endpoint-verification': discoveryDocument(['code'], ['authorization_code']),
});
