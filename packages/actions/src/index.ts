export { defineAction, type Action, type ActionCall, type Upload } from './action.ts';
export { checkInput } from './check-input.ts';
export { coerceInput } from './coerce-input.ts';
export { allowOtherOrigins, openToOtherOrigins } from './cross-origin.ts';
export { actionApi, registerActions, type ActionRegistry } from './actions-plugin.ts';
export { WrittenJson } from './written-json.ts';
