import { describe, expect, test } from 'vitest';
import type { ApiResult } from '../../../src/api/result.ts';
import type { Cart } from '../../../src/contract/cart/cart.ts';
import { withEdit, withEdits } from '../../../src/state/cart/edits.ts';
import { createCartEngine, isNewer } from '../../../src/state/cart/engine.ts';
import { aCartHost, add, aTab, remove, set, settle, unheard } from '../../support/cart-tabs.ts';
import { aCart, anItem } from '../../support/factories-cart.ts';

describe('pending edits', () => {
	test('ten taps of a stepper make two requests', async () => {
		const host = aCartHost();
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

	test('an edit in transit is not replaced, a pending one is', () => {
		const first = set('a', 1);
		const second = set('a', 2);
		const third = set('a', 3);
		expect(withEdit(withEdit([first], 1, second), 1, third)).toEqual([first, third]);
	});

	test('a removal replaces pending edits of its line, and no other', () => {
		const other = add('b', 1);
		const gone = remove('a');
		expect(withEdit([add('a', 1), other, set('a', 4)], 0, gone)).toEqual([other, gone]);
	});

	test('additions are never merged', () => {
		expect(withEdit([add('a', 1)], 0, add('a', 1))).toHaveLength(2);
	});
});

describe('the displayed cart', () => {
	const cart = aCart({ items: [anItem({ variant_id: 'a', quantity: 2 })] });

	test('has a new quantity at once, a total only from the host', () => {
		const shown = withEdits(cart, [set('a', 5)]);
		expect(shown.items[0]?.quantity).toBe(5);
		expect(shown.items[0]?.total_amount).toBe(24400);
		expect(shown.total_amount).toBe(cart.total_amount);
	});

	test('does not restore a removed line by a late answer', async () => {
		const older = aCart({ version: 4, items: [anItem({ variant_id: 'a' })] });
		const newer = aCart({ version: 5, items: [] });
		expect(isNewer(older, newer)).toBe(false);
		expect(isNewer(newer, older)).toBe(true);
	});

	test('is the cart with the host’s later answer', () => {
		const other = '7e1fb1f0-4c87-4c0e-9b3b-1d2f0a6c9a02';
		const late = aCart({ id: other, version: 1, checked_at: '2026-11-23T10:00:01.000Z' });
		expect(isNewer(late, aCart({ version: 9 }))).toBe(true);
		expect(isNewer(aCart({ version: 9 }), late)).toBe(false);
	});
});

describe('without a response', () => {
	test('an edit is kept and repeated with the same key, once', async () => {
		const host = aCartHost();
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
			done: () => undefined,
			tell: () => undefined,
			keep: () => undefined,
			later: (run) => void timers.push(run),
		});
		engine.edit(add('a', 2));
		await settle();
		expect(engine.$state.get()).toMatchObject({ talk: { status: 'waiting', why: 'unheard' } });
		isDown = false;
		timers.shift()?.();
		await settle();
		expect(new Set(sent).size).toBe(1);
		expect(host.lines.get('a')).toBe(2);
		expect(engine.$state.get()).toMatchObject({ talk: { status: 'idle' }, waiting: [] });
	});

	test('edits stored by an earlier page are sent', async () => {
		const host = aCartHost();
		const kept = add('a', 1);
		const engine = createCartEngine(
			{
				load: async () => ({ ok: true, data: host.cart() }),
				send: async (edit) => ({ ok: true, data: host.take(edit) }),
				done: () => undefined,
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

	test('a refusal is reported, and the cart is fetched', async () => {
		const host = aCartHost();
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
			done: () => undefined,
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
