/** Target of messages to the publisher, from the settings. */
export { type BuildHookTarget, toBuildHook } from './hooks/target.ts';
