/**
 * What becomes of a publication. Until it is `queued` nothing of it can be seen; from then on the API
 * answers with it, and what follows says what the printed site shows.
 */
export const PUBLICATION_STATES = [
	'scheduled',
	'queued',
	'rendering',
	'live',
	'failed',
	'cancelled',
] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/**
 * What becomes of a message to whoever builds the site. `replaced`: a later one told the same before
 * it came through; `failed`: given up, and sent again by staff alone.
 */
export const HOOK_STATES = ['waiting', 'trying', 'delivered', 'failed', 'replaced'] as const;
export const HOOK_TYPES = ['content.published', 'release.serve'] as const;

/** Languages that the desk speaks, and its mails to staff. */
export const DESK_LOCALES = ['it', 'en'] as const;
export type DeskLocale = (typeof DESK_LOCALES)[number];
