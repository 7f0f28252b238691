import { CONSENT_COOKIE } from '#contract/cookies.ts';
import type { ConsentNotice } from '#contract/measurement/consent.ts';
import {
	choiceCookie,
	readChoice,
	type Choice,
	type Standing,
	toStanding,
} from '#domain/measurement/consent.ts';
import { pageLocale } from './page-locale.ts';

/** Choice of this device; null if there is none, or one that cannot be read. */
export function heldChoice(): Choice | null {
	const value = document.cookie.split(`${CONSENT_COOKIE}=`)[1]?.split(';')[0];
	return readChoice(value);
}

const device = () => ({
	keepsCookies: navigator.cookieEnabled,
	hasPrivacyControl: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
});

/** Consent in force on this device. */
export const standing = (edition: string): Standing => toStanding(heldChoice(), edition, device());

/** Name of the sentence about the choice in force. */
export function toldState(edition: string): keyof ConsentNotice['words'] {
	const choice = heldChoice();
	if (choice?.state === 'refused') return 'refused';
	if (choice?.edition === edition) return 'granted';
	const { keepsCookies, hasPrivacyControl } = device();
	if (!keepsCookies) return 'no_cookies';
	return hasPrivacyControl ? 'privacy_control' : 'unasked';
}

// The paths and shapes are literals: importing `api/` would add a validator to the banner, which
// is fetched on the first visit.

/** Asks the host for the question in the page's language; null without an answer. */
export async function loadNotice(): Promise<ConsentNotice | null> {
	try {
		const response = await fetch(`/api/consent/notice?locale=${pageLocale()}`);
		if (!response.ok) return null;
		const { data }: { data: ConsentNotice } = await response.json();
		return data;
	} catch {
		return null;
	}
}

/** Most time that a choice waits for another tab's, ms: a host that is slow must hold no refusal up. */
const LOCK_WAIT_MS = 5000;

/** Last choice on this page, saved or under way. */
let latest: 'granted' | 'refused' | null = null;

/**
 * Saves a choice, one tab at a time: of two tabs that accept at once the second sends the cookie of
 * the first, and gets its receipt. A refusal during a pending consent wins, whichever answer comes
 * last.
 */
export function saveChoice(choice: 'granted' | 'refused', asked: Asked): Promise<boolean> {
	latest = choice;
	const save = async () => {
		const isSaved = await sendChoice(choice, asked);
		const isOvertaken = choice === 'granted' && isSaved && latest === 'refused';
		// The host revokes the receipt that was just written.
		return isOvertaken ? sendChoice('refused', asked) : isSaved;
	};
	// Only on secure pages, and not in every browser
	const locks = navigator.locks as LockManager | undefined;
	if (!locks) return save();
	let isStarted = false;
	const started = () => {
		isStarted = true;
		return save();
	};
	const signal = AbortSignal.timeout(LOCK_WAIT_MS);
	return locks.request(CONSENT_COOKIE, { signal }, started).catch((error: unknown) => {
		if (isStarted) throw error;
		return save();
	});
}

type Asked = Pick<ConsentNotice, 'text_version' | 'edition'>;

/**
 * Sends a choice. A refusal holds even if the host cannot be reached: the cookie is then written
 * here. False: a consent was not saved, and nothing is measured.
 */
async function sendChoice(
	choice: 'granted' | 'refused',
	{ text_version, edition }: Asked,
): Promise<boolean> {
	try {
		const response = await fetch(`/api/consent?locale=${pageLocale()}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ choice, ...(choice === 'granted' && { text_version }) }),
		});
		if (response.ok) return true;
	} catch {
		// Offline.
	}
	if (choice === 'granted') return false;
	const refused = { state: 'refused', edition: edition ?? 'off' } as const;
	// The only store that the host reads
	document.cookie = choiceCookie(refused, location.protocol === 'https:');
	return true;
}
