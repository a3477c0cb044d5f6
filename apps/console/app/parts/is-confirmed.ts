/** Whether a form says the name that `ConfirmByName` asks for. */
export function isConfirmed(form: URLSearchParams, name: string): boolean {
  return form.get('confirm')?.trim() === name.trim();
}
