import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import type { ApiResult } from '#api/result.ts';
import { tokenSchema } from '#contract/units.ts';

/**
 * State of a mailed link. `unread`: the page has not read its URL yet. `missing`: the URL has no
 * secret, or half of one. `failed`: worth another try.
 */
export type MailedLinkState<Data> =
	| { status: 'unread' | 'missing' | 'ready' | 'pending' | 'failed' | 'not_found' }
	| { status: 'done'; data: Data };

export interface MailedLink<Wish, Data> {
	$state: ReadableAtom<MailedLinkState<Data>>;
	/** Reads the secret from the URL fragment, which no server and no log ever sees. */
	read: (hash: string) => void;
	/** Performs the action, once a person has pressed a button: mail scanners only look. */
	follow: (wish: Wish) => Promise<void>;
}

/** Creates the state of a mailed link that does something: its secret, and the host's answer. */
export function createMailedLink<Wish, Data>(
	ask: (token: string, wish: Wish) => Promise<ApiResult<Data>>,
): MailedLink<Wish, Data> {
	const $state = atom<MailedLinkState<Data>>({ status: 'unread' });
	let token: string | null = null;

	return {
		$state,
		read(hash) {
			const read = v.safeParse(tokenSchema, hash.replace(/^#/, ''));
			token = read.success ? read.output : null;
			$state.set({ status: token === null ? 'missing' : 'ready' });
		},
		async follow(wish) {
			if (token === null || $state.get().status === 'pending') return;
			$state.set({ status: 'pending' });
			$state.set(toState(await ask(token, wish)));
		},
	};
}

/** Maps an answer to a state. A secret that the host does not know stays unknown: no retry. */
function toState<Data>(result: ApiResult<Data>): MailedLinkState<Data> {
	if (result.ok) return { status: 'done', data: result.data };
	const { code } = result.error;
	const isUnknown = code === 'not_found' || code === 'validation_failed';
	return { status: isUnknown ? 'not_found' : 'failed' };
}
