/** Versions of the fit rules, which decide what is found by a tyre. */
export { findFitRules } from './queries.ts';
