import { CONSENT_COOKIE, CONSENT_COOKIE_DAYS } from '#contract/cookies.ts';

/**
 * A visitor's choice about measurement, as the consent cookie keeps it: `granted.<edition>.<id>`
 * with the id of the receipt, or `refused.<edition>`, which identifies nobody.
 */
export type Choice =
	| { state: 'granted'; edition: string; receipt: string }
	| { state: 'refused'; edition: string };

/** Settings that define the subject of a consent. */
export interface MeasurementTerms {
	mode: 'off' | 'own' | 'ga4';
	/** Measurement ID at Google; only used in the mode `ga4`. */
	ga4_id: string | null;
	/** Number that staff raises when the purposes change: earlier consents end with it. */
	edition: number;
}

/**
 * Returns the name of the consent’s subject; null while nothing is measured. Another transport,
 * account or purpose makes another edition, a corrected text does not.
 */
export function findEdition({ mode, ga4_id, edition }: MeasurementTerms): string | null {
	if (mode === 'own') return `own-${edition}`;
	return mode === 'ga4' && ga4_id !== null ? `${ga4_id}-${edition}` : null;
}

const VALUE =
	/^(?:granted\.([\w-]{1,40})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})|refused\.([\w-]{1,40}))$/;

/** Reads the cookie's value; null for a missing one and for anything else. */
export function readChoice(value: string | undefined): Choice | null {
	const [, granted, receipt, refused] = VALUE.exec(value ?? '') ?? [];
	if (granted && receipt) return { state: 'granted', edition: granted, receipt };
	return refused ? { state: 'refused', edition: refused } : null;
}

/** Writes the cookie's value. */
export const choiceValue = (choice: Choice): string =>
	choice.state === 'granted'
		? `granted.${choice.edition}.${choice.receipt}`
		: `refused.${choice.edition}`;

/** Six months in seconds, during which the question is not repeated. */
export const CHOICE_LASTS_S = CONSENT_COOKIE_DAYS * 24 * 60 * 60;

/** Cookie string that keeps a choice for six months, or for what is left of them. */
export function choiceCookie(choice: Choice, isSecure: boolean, seconds = CHOICE_LASTS_S): string {
	const value = `${CONSENT_COOKIE}=${choiceValue(choice)}`;
	return `${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** `ask`: the banner is shown. `granted` and `refused` are in force without a question. */
export type Standing = 'ask' | 'granted' | 'refused';

/**
 * Decides what holds on a device. A consent holds for its own edition alone; a refusal holds for
 * any, until its cookie ends after six months. A browser that keeps no cookies would be asked on
 * every page, and Global Privacy Control is an answer already: both count as a refusal, which the
 * visitor's own later choice overrides.
 */
export function toStanding(
	choice: Choice | null,
	edition: string,
	device: { keepsCookies: boolean; hasPrivacyControl: boolean },
): Standing {
	if (choice?.state === 'refused') return 'refused';
	if (choice?.edition === edition) return 'granted';
	return device.keepsCookies && !device.hasPrivacyControl ? 'ask' : 'refused';
}
