/** happy-dom has popovers' attribute and none of their methods. */
export function standInForPopovers(): void {
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
}
