import base from './playwright.config.ts';
const baseURL = 'http://localhost:4300';
export default { ...base, globalSetup: undefined, webServer: undefined, reporter: [['list']], outputDir: '/work/tmp/pw-out', use: {...base.use, baseURL, screenshot: 'off', storageState: { cookies: [], origins: [{ origin: baseURL, localStorage: [{ name: 'visualise-tutorial', value: 'seen' }] }] } } };
