/**
 * Issues that block a document from going live, beside issues of the document itself: those of its
 * schema, and `CONTENT_FAULT_CODES` of the capability that stores the content.
 */
export const PUBLISH_FAULT_CODES = [
	/** Listed twice in one publication. */
	'twice',
	/** Saved again since it was fetched; `detail` is the author. */
	'draft_changed',
	'draft_gone',
	/** `detail` is the publication. */
	'already_published',
	/** Scheduled in another publication; `detail` is that publication. */
	'scheduled',
	/** To be taken off the site, but not on it. */
	'not_live',
	/** Another change of the same field went live meanwhile. */
	'live_changed',
	/** The entry was taken off the site meanwhile. */
	'live_gone',
	/** Rejected by the database; `detail` is the database's error. */
	'refused',
	/** Unexpected error at the scheduled time. */
	'internal',
] as const;
export type PublishFaultCode = (typeof PUBLISH_FAULT_CODES)[number];
