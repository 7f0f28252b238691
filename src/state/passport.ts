import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { callApi } from '#api/call-api.ts';
import { sendBody } from '#api/send-body.ts';
import type { ApiResult } from '#api/result.ts';
import type { ApiError } from '#contract/errors.ts';
import type { Locale } from '#contract/locales.ts';
import {
	acceptTransfer,
	offerTransfer,
	PROOF_PARTS,
	requestPassportLink,
	sendProof,
	viewPassport,
	withdrawTransfer,
	type Passport,
} from '#contract/wheels/passports.ts';
import { tokenSchema } from '#contract/units.ts';
import { WHEEL_LINK_KEY } from '#contract/storage-keys.ts';

/**
 * Wheel behind a mailed link.
 * `unread`: the page has not read its URL yet. `missing`: the URL has no secret. `lost`: the secret
 * opens nothing. `failed`: worth another try. `accepted`: taken over just now.
 */
export type PassportState =
	| { status: 'unread' | 'missing' | 'pending' | 'lost' | 'accepted' }
	| { status: 'failed'; error: ApiError }
	| { status: 'ready'; passport: Passport };

const $state = atom<PassportState>({ status: 'unread' });
export const $passport: ReadableAtom<PassportState> = $state;

let token: string | null = null;

function kept(): string | null {
	try {
		return sessionStorage.getItem(WHEEL_LINK_KEY);
	} catch {
		// Storage may be switched off: the link in the mail still works.
		return null;
	}
}

function keep(secret: string): void {
	try {
		sessionStorage.setItem(WHEEL_LINK_KEY, secret);
	} catch {
		// See above.
	}
}

/**
 * Reads the secret from the URL fragment, else the one that this tab stored.
 * Returns whether the URL held one, which must then be removed from it.
 */
export function readPassportLink(hash: string): boolean {
	const given = v.safeParse(tokenSchema, hash.replace(/^#/, ''));
	const before = v.safeParse(tokenSchema, kept());
	token = given.success ? given.output : hash === '' && before.success ? before.output : null;
	if (given.success) keep(given.output);
	$state.set({ status: token === null ? 'missing' : 'pending' });
	return given.success;
}

function refused(error: ApiError): PassportState {
	const isUnknown = error.code === 'not_found' || error.code === 'validation_failed';
	return isUnknown ? { status: 'lost' } : { status: 'failed', error };
}

/**
 * Loads the wheel. The former data remain shown during a reload, and without an answer; an expired
 * link removes them.
 */
export async function openPassport(locale: Locale): Promise<void> {
	if (token === null) return;
	const asked = token;
	const isShown = $state.get().status === 'ready';
	if (!isShown) $state.set({ status: 'pending' });
	const result = await callApi(viewPassport, { baseUrl: '', body: { token, locale }, tries: 2 });
	// Another link was opened meanwhile: its answer counts.
	if (asked !== token) return;
	const next = result.ok
		? ({ status: 'ready', passport: result.data } as const)
		: refused(result.error);
	if (!isShown || next.status !== 'failed') $state.set(next);
}

/** Reloads a wheel that was left open: its link may have ended, staff may have decided. */
export async function lookAgain(locale: Locale): Promise<void> {
	if ($state.get().status === 'ready') await openPassport(locale);
}

/** Result of a request: success, or the error. */
export type Done = ApiResult<unknown>;

/** Hides the wheel when its link opens nothing any more. */
function ended(result: Done): Done {
	if (!result.ok && result.error.code === 'not_found') $state.set({ status: 'lost' });
	return result;
}

const NO_LINK: Done = { ok: false, error: { code: 'not_found', status: 404, fields: [] } };

/** Invites the next owner, and shows that an invitation is open. */
export async function offerWheel(email: string, locale: Locale): Promise<Done> {
	if (token === null) return NO_LINK;
	const result = await callApi(offerTransfer, { baseUrl: '', body: { token, email, locale } });
	if (result.ok) await openPassport(locale);
	return ended(result);
}

export async function withdrawWheel(locale: Locale): Promise<Done> {
	if (token === null) return NO_LINK;
	const result = await callApi(withdrawTransfer, { baseUrl: '', body: { token, locale } });
	if (result.ok) await openPassport(locale);
	return ended(result);
}

/** Sends another proof of purchase for a request that was rejected. */
export async function sendAnotherProof(file: File, locale: Locale): Promise<Done> {
	if (token === null) return NO_LINK;
	const body = new FormData();
	body.set(PROOF_PARTS.token, token);
	body.set(PROOF_PARTS.file, file, file.name);
	const result = await sendBody(sendProof, { baseUrl: '', body, onProgress: () => undefined });
	// Staff may have decided meanwhile, or another tab has sent one: the page must show that.
	const isOutOfDate = !result.ok && result.error.code === 'conflict';
	if (result.ok || isOutOfDate) await openPassport(locale);
	return ended(result);
}

/** Takes the wheel over. This tab then holds the new owner's link. */
export async function acceptWheel(locale: Locale): Promise<Done> {
	if (token === null) return NO_LINK;
	const body = { token, locale, privacy: true } as const;
	const result = await callApi(acceptTransfer, { baseUrl: '', body });
	if (result.ok) {
		token = result.data.token;
		keep(token);
		$state.set({ status: 'accepted' });
	}
	return ended(result);
}

/** Requests the link by mail again. The answer never reveals whether there is such a wheel. */
export function askForLink(serial_number: string, email: string, locale: Locale): Promise<Done> {
	return callApi(requestPassportLink, { baseUrl: '', body: { serial_number, email, locale } });
}
