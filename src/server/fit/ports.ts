/** Versions of the fit rules, which determine the results for a tyre. */
export { findFitRules } from './queries.ts';
