/** How the chart is drawn: text, format, axes, classes of a map, match. */
export function SettingsPanel() {
  return null;
}
