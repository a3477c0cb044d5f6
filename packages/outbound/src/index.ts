export { isRefusedAddress } from './outbound-errors.ts';
export { createOutbound, type Get, type Outbound, type OutboundOptions } from './outbound.ts';
export { outboundFetch, type OutboundFetch } from './outbound-fetch.ts';
export type { OutboundAnswer } from './read-answer.ts';
