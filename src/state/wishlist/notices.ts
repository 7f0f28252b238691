import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { callApi } from '#api/call-api.ts';
import type { ApiResult } from '#api/result.ts';
import type { Locale } from '#contract/locales.ts';
import { tokenSchema } from '#contract/units.ts';
import {
	askForNotice,
	askForOwnNotice,
	confirmNotice,
	endNotice,
	type WatchKind,
} from '#contract/wishlist/watches.ts';

/** What became of asking to be told; codes of the answer, or of why there is none. */
export type Asked =
	| 'confirm_by_mail'
	| 'waiting'
	| 'in_stock'
	| 'not_sold'
	| 'too_many'
	| 'invalid'
	| 'gone'
	| 'often'
	| 'failed';

interface Wish {
	kind: WatchKind;
	variant_id: string;
	country: string;
	locale: Locale;
}

function outcomeOf(answer: ApiResult<{ outcome: Asked }>): Asked {
	if (answer.ok) return answer.data.outcome;
	switch (answer.error.code) {
		case 'validation_failed':
			return 'invalid';
		case 'not_found':
			return 'gone';
		case 'too_many_requests':
			return 'often';
		default:
			return 'failed';
	}
}

/** Asks as a guest, who confirms by mail, or as the customer who is signed in where no address is given. */
export async function askToBeTold(wish: Wish, email: string | null): Promise<Asked> {
	if (email !== null) {
		return outcomeOf(await callApi(askForNotice, { baseUrl: '', body: { ...wish, email } }));
	}
	return outcomeOf(await callApi(askForOwnNotice, { baseUrl: '', body: wish }));
}

/** What a mailed link asks for. */
export type NoticeAct = 'confirm' | 'end';
type Outcome = 'confirmed' | 'already_confirmed' | 'expired' | 'ended' | 'already_ended';

/** Where a mailed link stands: as that of the newsletter does. */
export type NoticeLinkState =
	| { status: 'unread' | 'missing' | 'ready' | 'pending' | 'failed' | 'not_found' }
	| { status: 'done'; outcome: Outcome };

const $state = atom<NoticeLinkState>({ status: 'unread' });
export const $noticeLink: ReadableAtom<NoticeLinkState> = $state;

let token: string | null = null;

/** Takes the secret from the address's fragment, which no server and no log ever sees. */
export function readNoticeLink(hash: string): void {
	const read = v.safeParse(tokenSchema, hash.replace(/^#/, ''));
	token = read.success ? read.output : null;
	$state.set({ status: token === null ? 'missing' : 'ready' });
}

function stateOf(answer: ApiResult<{ outcome: Outcome }>): NoticeLinkState {
	if (answer.ok) return { status: 'done', outcome: answer.data.outcome };
	const { code } = answer.error;
	const isUnknown = code === 'not_found' || code === 'validation_failed';
	return { status: isUnknown ? 'not_found' : 'failed' };
}

/** Does what the link asks for, once a person has pressed the button: mail scanners only look. */
export async function followNotice(act: NoticeAct, scope: 'this' | 'all' = 'this'): Promise<void> {
	if (token === null || $state.get().status === 'pending') return;
	$state.set({ status: 'pending' });
	const answer =
		act === 'confirm'
			? await callApi(confirmNotice, { baseUrl: '', body: { token } })
			: await callApi(endNotice, { baseUrl: '', body: { token, scope } });
	$state.set(stateOf(answer));
}
