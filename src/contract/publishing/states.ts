/**
 * States of a publication. Before `queued` nothing of it is visible. Then the API returns it,
 * and the later states describe the printed site.
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
 * States of a webhook to the publisher. `replaced`: a later one with the same content was sent
 * before this one was delivered. `failed`: all attempts failed; only staff can resend it.
 */
export const HOOK_STATES = ['waiting', 'trying', 'delivered', 'failed', 'replaced'] as const;
export const HOOK_TYPES = ['content.published', 'release.serve'] as const;

/** Languages of the desk and of its mails to staff. */
export const DESK_LOCALES = ['it', 'en'] as const;
export type DeskLocale = (typeof DESK_LOCALES)[number];
