/** The key of the object with the rows of a version. */
export function versionKey(resourceId: string, versionId: string): string {
  return `tables/${resourceId}/${versionId}.parquet`;
}

/** The version whose rows an object has; undefined for an object of another kind. */
export function versionOfKey(key: string): string | undefined {
  return /^tables\/[^/]+\/([^/]+)\.parquet$/.exec(key)?.[1];
}
