import type { ApiResult } from '../../src/api/result.ts';
import type { Cart } from '../../src/contract/cart/cart.ts';
import type { Edit } from '../../src/state/cart/edits.ts';
import { createCartEngine } from '../../src/state/cart/engine.ts';
import { aCart, anItem } from './factories-cart.ts';

let made = 0;
const intent = () => ({
	intent_id: `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
});
export const set = (variant_id: string, quantity: number): Edit => ({
	kind: 'set',
	...intent(),
	variant_id,
	quantity,
});
export const add = (variant_id: string, quantity: number): Edit => ({
	kind: 'add',
	...intent(),
	variant_id,
	quantity,
});
export const remove = (variant_id: string): Edit => ({ kind: 'remove', ...intent(), variant_id });
export const code = (text: string): Edit => ({ kind: 'code', ...intent(), code: text });
export const unheard = { ok: false, error: { code: 'network', detail: 'no answer' } } as const;

/** Fake host that handles edits like the real one, without prices. */
export function aCartHost() {
	const lines = new Map<string, number>();
	const intents = new Set<string>();
	let version = 1;
	const cart = () =>
		aCart({
			version,
			items: [...lines].map(([variant_id, quantity]) => anItem({ variant_id, quantity })),
		});
	return {
		lines,
		cart,
		take(edit: Edit): Cart {
			if (intents.has(edit.intent_id)) return cart();
			intents.add(edit.intent_id);
			version += 1;
			if (edit.kind === 'add') {
				lines.set(edit.variant_id, (lines.get(edit.variant_id) ?? 0) + edit.quantity);
			}
			if (edit.kind === 'set') lines.set(edit.variant_id, edit.quantity);
			if (edit.kind === 'remove') lines.delete(edit.variant_id);
			return cart();
		},
	};
}

/** Tab whose requests, answers and timers wait until the test releases them. */
export function aTab(host: ReturnType<typeof aCartHost>, tell: (cart: Cart) => void) {
	const pending: (() => void)[] = [];
	let answers = 0;
	const kept: Edit[][] = [];
	const engine = createCartEngine({
		load: async () => ({ ok: true, data: host.cart() }),
		send: (edit) =>
			new Promise<ApiResult<Cart>>((resolve) => {
				// The request is sent; then it arrives; then the answer comes, or gets lost.
				pending.push(() => {
					const data = host.take(edit);
					pending.push(() => {
						answers += 1;
						resolve(answers % 7 === 0 ? unheard : { ok: true, data });
					});
				});
			}),
		done: () => undefined,
		tell,
		keep: (waiting) => kept.push([...waiting]),
		later: (run) => void pending.push(run),
	});
	return { engine, pending, kept };
}

export const settle = async () => {
	for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
};
