/** Target of messages to the publisher, from the settings. */
export { type BuildHookTarget, buildHookOf } from './hooks/target.ts';
