/** Components, figures and fonts that the sites share; `fontFiles` brings the theme with it. */
export { articleTextStyle } from './article-text/article-text-style.ts';
export { Button, ButtonLink, type ButtonLook, buttonClass } from './button/button.tsx';
export { Checkbox } from './checkbox/checkbox.tsx';
export { Chip } from './chip/chip.tsx';
export { Combobox, type ComboboxList } from './combobox/combobox.tsx';
export { Listbox, ListboxLoading, ListboxNote, type ListOption } from './combobox/listbox.tsx';
export { CopyButton } from './copy-button/copy-button.tsx';
export { type CellTexts, writtenValue } from './data-table/cell-value.tsx';
export { DataTable, type RowsInSight, type TableHandle } from './data-table/data-table.tsx';
export { Distribution } from './data-table/distribution.tsx';
export {
  type ColumnKind,
  columnKind,
  columnWidth,
  fractionDigitsOf,
  isNamedCode,
  type NamedCode,
  namedCodeText,
  type TableColumn,
  valueText,
} from './data-table/table-column.ts';
export { type CardDataset, type CardTexts, DatasetCard } from './dataset-card/dataset-card.tsx';
export { DatasetRow, datasetRowClass, datasetRowDateClass } from './dataset-row/dataset-row.tsx';
export { Dialog } from './dialog/dialog.tsx';
export { DropDown } from './drop-down/drop-down.tsx';
export { useDisclosure } from './drop-down/use-disclosure.ts';
export { type Fact, FactList } from './fact-list/fact-list.tsx';
export { SelectField, TextArea, TextField } from './field/field.tsx';
export { createFigures, type DigitGrouping, type Figures } from './figures/figures.ts';
export { Floating } from './floating/floating.tsx';
export { fontFiles } from './fonts.ts';
export { LineWave, LoadingOverlay } from './loading/loading.tsx';
export { Menu, MenuButton, MenuItem, menuItemClass, MenuLink } from './menu/menu.tsx';
export { Notice } from './notice/notice.tsx';
export { Pager, type PagerTexts } from './pager/pager.tsx';
export { Prose } from './prose/prose.tsx';
export { sectorColour, sectorKey } from './sector/sector-colours.ts';
export { SectorIcon } from './sector/sector-icon.tsx';
export { FlowMessages } from './self-service/flow-messages.tsx';
export type { FlowUi, Translate, UiNode, UiText } from './self-service/flow-ui.ts';
export type { FormValues } from './self-service/form-values.ts';
export type { FormWords } from './self-service/form-words.ts';
export type { MoreFields } from './self-service/optional-fields.tsx';
export { SelfServiceForm } from './self-service/self-service-form.tsx';
export { useKeyDown } from './focus/use-key-down.ts';
export { LanguageSwitch } from './language-switch/language-switch.tsx';
export { useLatest } from './latest/use-latest.ts';
export { type TabLink, TabLinks } from './tabs/tab-links.tsx';
export { currentTheme, pictureScript, themeScript } from './theme/theme.ts';
export { ThemeSwitch } from './theme/theme-switch.tsx';
export { PageToast } from './toast/page-toast.tsx';
export { Toast, type ToastKind, ToastStack } from './toast/toast.tsx';
