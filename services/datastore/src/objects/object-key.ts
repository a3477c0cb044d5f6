const SAFE_KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** @throws for a key that could name something outside its store */
export function requireKey(key: string): string {
  if (!SAFE_KEY.test(key)) throw new Error(`Not an object key: ${key}`);
  return key;
}
