import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { callApi } from '#api/call-api.ts';
import type { ApiResult } from '#api/result.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { confirmSubscription, unsubscribe } from '#contract/newsletter/subscriptions.ts';
import { tokenSchema } from '#contract/units.ts';

const CALLS = { confirm: confirmSubscription, unsubscribe };

/** What a link in a mail asks for. */
export type NewsletterAct = keyof typeof CALLS;
export type NewsletterOutcome = DataOf<(typeof CALLS)[NewsletterAct]>['outcome'];

/**
 * Where a mailed link stands. `unread`: the page has not looked at its address yet. `missing`: the
 * address has no secret, or half of one. `failed`: worth another try.
 */
export type NewsletterState =
	| { status: 'unread' | 'missing' | 'ready' | 'pending' | 'failed' | 'not_found' }
	| { status: 'done'; outcome: NewsletterOutcome };

const $state = atom<NewsletterState>({ status: 'unread' });
export const $newsletterLink: ReadableAtom<NewsletterState> = $state;

let token: string | null = null;

/** Takes the secret from the address's fragment, which no server and no log ever sees. */
export function readLink(hash: string): void {
	const read = v.safeParse(tokenSchema, hash.replace(/^#/, ''));
	token = read.success ? read.output : null;
	$state.set({ status: token === null ? 'missing' : 'ready' });
}

/** What the page says of an answer. A host that does not know the secret will not learn it. */
export function stateOf(result: ApiResult<{ outcome: NewsletterOutcome }>): NewsletterState {
	if (result.ok) return { status: 'done', outcome: result.data.outcome };
	const { code } = result.error;
	const isUnknown = code === 'not_found' || code === 'validation_failed';
	return { status: isUnknown ? 'not_found' : 'failed' };
}

/** Does what the link asks for, once a person has pressed the button: mail scanners only look. */
export async function follow(act: NewsletterAct): Promise<void> {
	if (token === null || $state.get().status === 'pending') return;
	$state.set({ status: 'pending' });
	$state.set(stateOf(await callApi(CALLS[act], { baseUrl: '', body: { token } })));
}
