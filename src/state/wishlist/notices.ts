import { callApi } from '#api/call-api.ts';
import type { ApiResult } from '#api/result.ts';
import type { DataOf } from '#contract/endpoint.ts';
import type { Locale } from '#contract/locales.ts';
import {
	askForNotice,
	askForOwnNotice,
	confirmNotice,
	endNotice,
	type WatchKind,
} from '#contract/wishlist/watches.ts';
import { createMailedLink } from '../mailed-link.ts';

/** Result of asking for a notice: codes of the answer, or of the reason why there is none. */
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

function toOutcome(answer: ApiResult<{ outcome: Asked }>): Asked {
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

/**
 * Requests a notice as a guest, who confirms by mail, or as the signed-in customer (no address).
 */
export async function askToBeTold(wish: Wish, email: string | null): Promise<Asked> {
	if (email !== null) {
		return toOutcome(await callApi(askForNotice, { baseUrl: '', body: { ...wish, email } }));
	}
	return toOutcome(await callApi(askForOwnNotice, { baseUrl: '', body: wish }));
}

/** Action of a mailed link; ending one notice may end all at that address. */
export type NoticeAct = 'confirm' | 'end';
export type NoticeWish = NoticeAct | 'end_all';
export type NoticeOutcome = DataOf<typeof confirmNotice | typeof endNotice>['outcome'];

/** Link of a notice's mail that opened the page. */
export const noticeLink = createMailedLink<NoticeWish, { outcome: NoticeOutcome }>((token, wish) =>
	wish === 'confirm'
		? callApi(confirmNotice, { baseUrl: '', body: { token } })
		: callApi(endNotice, {
				baseUrl: '',
				body: { token, scope: wish === 'end_all' ? 'all' : 'this' },
			}),
);
