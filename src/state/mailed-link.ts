import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import type { ApiResult } from '#api/result.ts';
import { tokenSchema } from '#contract/units.ts';

/**
 * Where a mailed link stands. `unread`: the page has not looked at its address yet. `missing`: the
 * address has no secret, or half of one. `failed`: worth another try.
 */
export type MailedLinkState<Data> =
	| { status: 'unread' | 'missing' | 'ready' | 'pending' | 'failed' | 'not_found' }
	| { status: 'done'; data: Data };

export interface MailedLink<Wish, Data> {
	$state: ReadableAtom<MailedLinkState<Data>>;
	/** Takes the secret from the address's fragment, which no server and no log ever sees. */
	read: (hash: string) => void;
	/** Does what somebody wishes, once a person has pressed a button: mail scanners only look. */
	follow: (wish: Wish) => Promise<void>;
}

/** A link of a mail that does something: its secret, and what the host says to it. */
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
			$state.set(stateOf(await ask(token, wish)));
		},
	};
}

/** What the page says of an answer. A host that does not know the secret will not learn it. */
function stateOf<Data>(result: ApiResult<Data>): MailedLinkState<Data> {
	if (result.ok) return { status: 'done', data: result.data };
	const { code } = result.error;
	const isUnknown = code === 'not_found' || code === 'validation_failed';
	return { status: isUnknown ? 'not_found' : 'failed' };
}
