/** The log of who agreed to what: lines are added and read, never changed. */
export { consentsOf, consentsOfSubmission, lastAsked, logConsents, wordingOf } from './queries.ts';
/** Takes away what addresses said that never went on: see there. */
export { dropUnanswered } from './retention.ts';
/** Wordings are kept by a name made of what they say. */
export { versionOf } from './versions.ts';
