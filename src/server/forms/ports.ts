/** What a capability says of a form of its own. */
export type { Accepted, AcceptedFile, AfterSubmission, FormHandler } from './handler.ts';
/** A handler that mails a receipt to the sender, and a notice to the company. */
export { answeredBy, tellCompany } from './receipts.ts';
/** Takes one file that comes by itself, under the rules of a form's field. */
export { receiveFile } from './receive-file.ts';
/** Parts of receipts that every one of them ends with. */
export { closingOf, type Receipt } from './mails/closing.ts';
/** Fingerprint of what must be equal for two requests to be one. */
export { digestOf } from './reference.ts';
/** Submissions of somebody, one that staff works on, and what its form calls a choice. */
export {
	closeSubmission,
	findChoiceLabel,
	findReference,
	lockSubmission,
	openSubmission,
	submissionsFrom,
} from './queries.ts';
/** Files of submissions, as the desk shows them. */
export { filesOfProof, filesOfSubmission } from './files.ts';
/** Deletions of submissions with their files. */
export { dropSubmissions } from './retention.ts';
/** Words of the pages that a browser without script gets. */
export { fill, PAGE_TEXTS } from './page/texts/texts.ts';
