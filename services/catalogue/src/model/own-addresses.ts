/** What this installation hands out itself: tables, and files that were uploaded to resources. */
const OWN_PATH = String.raw`\/(?:datastore\/dump\/|dataset\/[^\/"\\]+\/resource\/[^\/"\\]+\/download\/)`;
const ownPath = new RegExp(`^${OWN_PATH}`);
const ownPathInJson = new RegExp(`"url":"(?=${OWN_PATH})`, 'g');

/**
 * What is stored of the address of a resource: of a table or an uploaded file of this installation the path alone, so
 * that the address stays right when PUBLIC_URL changes. Every other address is stored as it is.
 */
export function storedAddress(address: string, publicUrl: string): string {
  if (!address.startsWith(`${publicUrl}/`)) return address;
  const path = address.slice(publicUrl.length);
  return ownPath.test(path) ? path : address;
}

/** The address that visitors use, from what is stored of it. */
export function fullAddress(stored: string, publicUrl: string): string {
  return ownPath.test(stored) ? publicUrl + stored : stored;
}

/** The same for every resource in the JSON of a dataset, which need not be read for it. */
export function withFullAddresses(json: string, publicUrl: string): string {
  return json.replace(ownPathInJson, () => `"url":"${publicUrl}`);
}
