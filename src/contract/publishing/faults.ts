/**
 * Why a document does not go live, beside what is wrong with the document itself: what its schema
 * says, and `CONTENT_FAULT_CODES` of whoever keeps the content.
 */
export const PUBLISH_FAULT_CODES = [
	/** Named twice in one publication. */
	'twice',
	/** Saved again since it was seen; `detail` is who did. */
	'draft_changed',
	'draft_gone',
	/** `detail` is the publication. */
	'already_published',
	/** Waits for its time in another publication, which `detail` is. */
	'scheduled',
	/** To be taken off a site that it is not on. */
	'not_live',
	/** Something else went live in the same field meanwhile. */
	'live_changed',
	/** The entry went off the site meanwhile. */
	'live_gone',
	/** The database will not have it; `detail` is its own word for that. */
	'refused',
	/** Something unforeseen at its time. */
	'internal',
] as const;
export type PublishFaultCode = (typeof PUBLISH_FAULT_CODES)[number];
