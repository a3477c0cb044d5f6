/**
 * The routes that are about accounts, by their patterns; every other page is about the catalogue. People sign in here for other
 * sites, too, so these pages stay open while the portal is closed.
 */
export const accountRoutes: ReadonlySet<string> = new Set([
  'login',
  'registration',
  'recovery',
  'verification',
  'settings',
  'profile',
  'profile/deleted',
  'logout',
  'consent',
  'device',
  'error',
]);
