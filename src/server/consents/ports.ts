/** Log of consents: lines are added and read, never changed. */
export {
	toConsents,
	consentsOfSubmission,
	lastAsked,
	consentWrites,
	logConsents,
	findWording,
} from './queries.ts';
/** Deletes lines of addresses that never confirmed; see there. */
export { dropUnanswered } from './retention.ts';
/** Sentences to tick that no form of the API brings. */
export { CONSENT_TEXTS } from './texts.ts';
/** Wordings are stored under a hash of their text. */
export { toVersion } from './versions.ts';
