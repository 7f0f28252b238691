import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cart } from '../../../src/contract/cart/cart.ts';
import { aCartHost, add, aTab, remove, set, settle } from '../../support/cart-tabs.ts';

const toLines = (cart: Cart | null) =>
	new Map(cart?.items.map(({ variant_id, quantity }) => [variant_id, quantity]));

const anEdit = fc.record({
	tab: fc.integer({ min: 0, max: 1 }),
	kind: fc.constantFrom('add', 'set', 'remove'),
	variant: fc.constantFrom('a', 'b', 'c', 'd'),
	quantity: fc.integer({ min: 1, max: 9 }),
	/** Number of random events before the next edit. */
	steps: fc.integer({ min: 0, max: 4 }),
	picks: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
});

test('two tabs, 500 random interleaved edits, answers in any order: both show the host’s cart', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(anEdit, { minLength: 500, maxLength: 500, size: 'max' }),
			async (edits) => {
				let turns = 0;
				const host = aCartHost();
				const news: (() => void)[] = [];
				const tabs = [0, 1].map((own) =>
					aTab(host, (cart) => {
						news.push(() => tabs[1 - own]?.engine.hear(cart));
					}),
				);
				const waiting = () => [...tabs.map(({ pending }) => pending), news];
				const happen = async (pick: number) => {
					const queues = waiting().filter(({ length }) => length > 0);
					const queue = queues[pick % Math.max(1, queues.length)];
					const [next] = queue?.splice(pick % queue.length, 1) ?? [];
					next?.();
					await settle();
				};
				for (const { tab, kind, variant, quantity, steps, picks } of edits) {
					const edit =
						kind === 'add'
							? add(variant, quantity)
							: kind === 'set'
								? set(variant, quantity)
								: remove(variant);
					tabs[tab]?.engine.edit(edit);
					for (const pick of picks.slice(0, steps)) await happen(pick);
				}
				while (waiting().some(({ length }) => length > 0)) await happen((turns += 1));
				for (const { engine, kept } of tabs) {
					const { cart, waiting: left } = engine.$state.get();
					expect(left).toEqual([]);
					expect(kept.at(-1)).toEqual([]);
					expect(toLines(cart)).toEqual(host.lines);
				}
			},
		),
		{ numRuns: 10 },
	);
}, 60_000);
