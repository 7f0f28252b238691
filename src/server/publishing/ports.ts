/** Who builds the site and by what it is told, out of the settings. */
export { type BuildHookTarget, buildHookOf } from './hooks/target.ts';
