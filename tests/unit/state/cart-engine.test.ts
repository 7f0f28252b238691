import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ApiResult } from '../../../src/api/result.ts';
import type { Cart } from '../../../src/contract/cart/cart.ts';
import { withEdit, withEdits, type Edit } from '../../../src/state/cart/edits.ts';
import { createCartEngine, isNewer } from '../../../src/state/cart/engine.ts';
import { aCart, anItem } from '../../support/factories-cart.ts';

let made = 0;
const intent = () => ({
	intent_id: `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
});
const set = (variant_id: string, quantity: number): Edit => ({
	kind: 'set',
	...intent(),
	variant_id,
	quantity,
});
const add = (variant_id: string, quantity: number): Edit => ({
	kind: 'add',
	...intent(),
	variant_id,
	quantity,
});
const remove = (variant_id: string): Edit => ({ kind: 'remove', ...intent(), variant_id });
const unheard = { ok: false, error: { code: 'network', detail: 'no answer' } } as const;

/** What the real host does with edits, without prices. */
function aHost() {
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

const linesOf = (cart: Cart | null) =>
	new Map(cart?.items.map(({ variant_id, quantity }) => [variant_id, quantity]));

/** A tab whose requests, answers and timers wait until the test lets them go. */
function aTab(host: ReturnType<typeof aHost>, tell: (cart: Cart) => void) {
	const pending: (() => void)[] = [];
	let answers = 0;
	const kept: Edit[][] = [];
	const engine = createCartEngine({
		load: async () => ({ ok: true, data: host.cart() }),
		send: (edit) =>
			new Promise<ApiResult<Cart>>((resolve) => {
				// On its way; then it arrives; then the answer comes, or gets lost.
				pending.push(() => {
					const data = host.take(edit);
					pending.push(() => {
						answers += 1;
						resolve(answers % 7 === 0 ? unheard : { ok: true, data });
					});
				});
			}),
		tell,
		keep: (waiting) => kept.push([...waiting]),
		later: (run) => void pending.push(run),
	});
	return { engine, pending, kept };
}

const settle = async () => {
	for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
};

const anEdit = fc.record({
	tab: fc.integer({ min: 0, max: 1 }),
	kind: fc.constantFrom('add', 'set', 'remove'),
	variant: fc.constantFrom('a', 'b', 'c', 'd'),
	quantity: fc.integer({ min: 1, max: 9 }),
	/** How many things happen at random before the next edit. */
	steps: fc.integer({ min: 0, max: 4 }),
	picks: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
});

test('two tabs, 500 random interleaved edits, answered in any order: both show what the host holds', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(anEdit, { minLength: 500, maxLength: 500, size: 'max' }),
			async (edits) => {
				let turns = 0;
				const host = aHost();
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
					expect(linesOf(cart)).toEqual(host.lines);
				}
			},
		),
		{ numRuns: 10 },
	);
}, 60_000);

describe('what waits', () => {
	test('a stepper tapped ten times is two requests', async () => {
		const host = aHost();
		const { engine, pending } = aTab(host, () => undefined);
		engine.edit(add('a', 1));
		for (let quantity = 2; quantity <= 11; quantity += 1) engine.edit(set('a', quantity));
		expect(engine.$state.get().waiting).toHaveLength(2);
		while (pending.length > 0) {
			pending.shift()?.();
			await settle();
		}
		expect(host.lines.get('a')).toBe(11);
	});

	test('what is on its way is not overtaken, what only waits is', () => {
		const first = set('a', 1);
		const second = set('a', 2);
		const third = set('a', 3);
		expect(withEdit(withEdit([first], 1, second), 1, third)).toEqual([first, third]);
	});

	test('a removal overtakes everything that waits for its line, and no other', () => {
		const other = add('b', 1);
		const gone = remove('a');
		expect(withEdit([add('a', 1), other, set('a', 4)], 0, gone)).toEqual([other, gone]);
	});

	test('adds are never merged: each is somebody’s press', () => {
		expect(withEdit([add('a', 1)], 0, add('a', 1))).toHaveLength(2);
	});
});

describe('what is shown', () => {
	const cart = aCart({ items: [anItem({ variant_id: 'a', quantity: 2 })] });

	test('a quantity at once, a total never before the host has said it', () => {
		const shown = withEdits(cart, [set('a', 5)]);
		expect(shown.items[0]?.quantity).toBe(5);
		expect(shown.items[0]?.total_amount).toBe(24400);
		expect(shown.total_amount).toBe(cart.total_amount);
	});

	test('a late answer never brings back a removed line', async () => {
		const older = aCart({ version: 4, items: [anItem({ variant_id: 'a' })] });
		const newer = aCart({ version: 5, items: [] });
		expect(isNewer(older, newer)).toBe(false);
		expect(isNewer(newer, older)).toBe(true);
	});

	test('of another cart the one that the host said later', () => {
		const other = '7e1fb1f0-4c87-4c0e-9b3b-1d2f0a6c9a02';
		const late = aCart({ id: other, version: 1, checked_at: '2026-11-23T10:00:01.000Z' });
		expect(isNewer(late, aCart({ version: 9 }))).toBe(true);
		expect(isNewer(aCart({ version: 9 }), late)).toBe(false);
	});
});

describe('while nobody answers', () => {
	test('an edit is kept and sent again under the same intent, once', async () => {
		const host = aHost();
		const timers: (() => void)[] = [];
		const sent: string[] = [];
		let isDown = true;
		const engine = createCartEngine({
			load: async () => unheard,
			send: async (edit) => {
				sent.push(edit.intent_id);
				// Even the first one arrived: only its answer was lost.
				const data = host.take(edit);
				return isDown ? unheard : { ok: true, data };
			},
			tell: () => undefined,
			keep: () => undefined,
			later: (run) => void timers.push(run),
		});
		engine.edit(add('a', 2));
		await settle();
		expect(engine.$state.get()).toMatchObject({ talk: { status: 'waiting' } });
		isDown = false;
		timers.shift()?.();
		await settle();
		expect(new Set(sent).size).toBe(1);
		expect(host.lines.get('a')).toBe(2);
		expect(engine.$state.get()).toMatchObject({ talk: { status: 'idle' }, waiting: [] });
	});

	test('what an earlier page kept is sent by this one', async () => {
		const host = aHost();
		const kept = add('a', 1);
		const engine = createCartEngine(
			{
				load: async () => ({ ok: true, data: host.cart() }),
				send: async (edit) => ({ ok: true, data: host.take(edit) }),
				tell: () => undefined,
				keep: () => undefined,
				later: () => undefined,
			},
			[kept],
		);
		await engine.load();
		await settle();
		expect(host.lines.get('a')).toBe(1);
	});

	test('a refusal is told, and the cart is asked for as it is', async () => {
		const host = aHost();
		const refused: ApiResult<Cart> = {
			ok: false,
			error: {
				code: 'validation_failed',
				status: 422,
				fields: [{ path: 'variant_id', code: 'out_of_stock' }],
			},
		};
		const engine = createCartEngine({
			load: async () => ({ ok: true, data: host.cart() }),
			send: async () => refused,
			tell: () => undefined,
			keep: () => undefined,
			later: () => undefined,
		});
		engine.edit(add('a', 1));
		await settle();
		expect(engine.$state.get()).toMatchObject({
			waiting: [],
			refusal: { error: { code: 'validation_failed' } },
		});
		expect(engine.$state.get().cart?.items).toEqual([]);
	});
});
