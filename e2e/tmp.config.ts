import base from './playwright.config.ts';
export default { ...base, globalSetup: undefined, webServer: undefined, reporter: [['list']], outputDir: '/work/tmp/pw-out', use: {...base.use, screenshot: 'off'} };
