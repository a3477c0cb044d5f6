export { createOutbound, type Get, type Outbound, type OutboundOptions } from './outbound.ts';
export type { OutboundAnswer } from './read-answer.ts';
