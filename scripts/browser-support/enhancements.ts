/**
 * What the sites use although one of the supported browsers lacks it, each with what becomes of the page there. The keys
 * are paths in the data about browsers, and stand for all that is below them, too.
 */
export const enhancements: Readonly<Record<string, string>> = {
  'css.at-rules.font-face.ascent-override': 'lines move a little when the fonts arrive',
  'css.at-rules.font-face.descent-override': 'lines move a little when the fonts arrive',
  'css.at-rules.font-face.line-gap-override': 'lines move a little when the fonts arrive',
  'css.at-rules.starting-style': 'the sheet of facets appears without sliding in',
  'css.properties.accent-color': 'boxes and sliders have the colour of the system, or one of less contrast',
  'css.properties.break-after': 'a heading may stand at the foot of a printed page',
  'css.properties.content-visibility': 'fields out of sight are laid out, too',
  'css.properties.cursor': 'a screen that is touched has no pointer',
  'css.properties.field-sizing': 'a text field is as high as its rows, and is resized by hand',
  'css.properties.forced-color-adjust':
    'it stands below a query for forced colours, which these browsers do not have',
  'css.properties.hanging-punctuation': 'a quotation mark stands inside the column',
  'css.properties.overflow-anchor': 'a browser without scroll anchoring has none to turn off',
  'css.properties.overscroll-behavior': 'it is missing only where there is nothing to scroll',
  'css.properties.overscroll-behavior-x': 'it is missing only where there is nothing to scroll',
  'css.properties.resize': 'a touched screen has no handle for it',
  'css.properties.scrollbar-color': 'bars have the colour of the system',
  'css.properties.scrollbar-width': 'a thin bar stands below the tabs',
  'css.properties.text-size-adjust':
    'it stands there with a prefix, too, or the browser never enlarges texts by itself',
  'css.properties.text-wrap.pretty': 'the last line of a paragraph may be one word',
  'css.selectors.details-content': 'an opened part stands below its summary',
  'css.selectors.marker': 'colours are supported, and numbers of a list are not of one width',
  'css.selectors.selection': 'selected text has the colour of the system',
  'html.elements.details.name': 'an opened part does not close the others',
  'html.elements.img.fetchpriority': 'a picture is loaded when its turn comes',
  'html.elements.link.blocking': 'half a page may be painted, and move when the other half comes',
  'html.global_attributes.autocapitalize': 'a desk has no keyboard that begins with a capital letter',
  'api.AbortSignal.timeout_static': 'what runs out of time fails by another name, which nobody asks for',
  'api.Navigator.share': 'the button is there only where the browser can share',
  'api.Touch': 'only screens that are touched send it',
  'api.TouchEvent': 'only screens that are touched send it',
  'api.Window.cancelIdleCallback': 'it is asked for before; a timer does the same',
  'api.Window.requestIdleCallback': 'it is asked for before; a timer does the same',
  'api.Window.open': 'a press of a button opens a tab',
};

/** The key of a list of reasons that stands for a path, if there is one. */
export function enhancementFor(path: string, reasons: Readonly<Record<string, string>>): string | undefined {
  return Object.keys(reasons).find((key) => path === key || path.startsWith(`${key}.`));
}
