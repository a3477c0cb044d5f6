/** What is sent besides the address that the parts in braces make. */
export type Sent = { query?: Record<string, string>; body?: unknown; headers?: Record<string, string> };
