/** Light or dark by the visitor's own choice; `system` follows the machine. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/**
 * Runs before anything is painted: takes up the visitor's theme, which the server does not know, because pages are the
 * same for everyone. Pictures with a dark form name it in
 * `source[data-theme]`, and in `data-window` the windows it is for; `gazetteerTheme()` lets the choice overrule what
 * the system prefers.
 */
export const themeScript = `(function(d){
var m=/(?:^|; )theme=(light|dark)/.exec(d.cookie);
if(m)d.documentElement.dataset.theme=m[1];
window.gazetteerTheme=function(){var t=d.documentElement.dataset.theme;
d.querySelectorAll('source[data-theme]').forEach(function(s){
var w=s.dataset.window,m=t?'':'(prefers-color-scheme: '+s.dataset.theme+')';
s.media=t&&t!==s.dataset.theme?'not all':[w,m].filter(Boolean).join(' and ')||'all'})};
})(document);`;

/** Put behind a picture with a dark form, so that the right one is fetched first. */
export const pictureScript = 'window.gazetteerTheme()';

declare global {
  interface Window {
    gazetteerTheme?: () => void;
  }
}

/** The theme in force for this visitor. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Changes the theme now and remembers it for a year. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const age = theme === 'system' ? 0 : 31_536_000;
  document.cookie = `theme=${theme}; Path=/; Max-Age=${age}; SameSite=Lax`;
  window.gazetteerTheme?.();
}
