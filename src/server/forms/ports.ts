/** Declarations of a capability about a form of its own. */
export type { Accepted, AcceptedFile, AfterSubmission, FormHandler } from './handler.ts';
/** A handler that mails a receipt to the sender, and a notice to the company. */
export { answeredBy, notifyCompany } from './receipts.ts';
/** Receives a single file, under the rules of a form's field. */
export { receiveFile } from './receive-file.ts';
/** Parts at the end of every receipt. */
export { toClosing, type Receipt } from './mails/closing.ts';
/** Fingerprint of the data by which two requests are equal. */
export { toDigest } from './reference.ts';
/** Queries of a sender's submissions, of one under work, and of a choice's label. */
export {
	closeSubmission,
	findChoiceLabel,
	findReference,
	lockSubmission,
	openSubmission,
	submissionsFrom,
} from './queries.ts';
/** Files of submissions, as the desk shows them. */
export { filesOfProof, filesOfSubmission } from './files/files.ts';
/** Deletions of submissions with their files. */
export { dropSubmissions } from './files/retention.ts';
/** Texts of the pages for a browser without script. */
export { PAGE_TEXTS } from './page/texts.ts';
