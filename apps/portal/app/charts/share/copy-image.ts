/**
 * Puts a picture of this site on the clipboard. The promise is handed over whole: browsers take it only as long as
 * the press that asked for it is fresh.
 * @param address of a PNG
 * @returns false where the browser does not take pictures, or the picture cannot be had
 */
export async function copyImage(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture(address) })]);
    return true;
  } catch {
    return false;
  }
}

async function picture(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}`);
  return answer.blob();
}
