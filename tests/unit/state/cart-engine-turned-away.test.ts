import { describe, expect, test } from 'vitest';
import type { ApiResult } from '../../../src/api/result.ts';
import type { Cart } from '../../../src/contract/cart/cart.ts';
import { createCartEngine } from '../../../src/state/cart/engine.ts';
import { aCartHost, add, code, settle } from '../../support/cart-tabs.ts';
import { aCart } from '../../support/factories-cart.ts';

describe('a rate-limited edit', () => {
	const tooOften: ApiResult<Cart> = {
		ok: false,
		error: { code: 'too_many_requests', status: 429, fields: [], retry_after_s: 90 },
	};

	/** A tab whose host answers once that there were too many requests. */
	function aBusyHost() {
		const host = aCartHost();
		const waits: number[] = [];
		const timers: (() => void)[] = [];
		let isBusy = true;
		const engine = createCartEngine({
			load: async () => ({ ok: true, data: host.cart() }),
			send: async (edit) => {
				if (isBusy) return tooOften;
				return { ok: true, data: host.take(edit) };
			},
			done: () => undefined,
			tell: () => undefined,
			keep: () => undefined,
			later: (run, ms) => {
				waits.push(ms);
				timers.push(run);
			},
		});
		const recover = () => {
			isBusy = false;
			timers.shift()?.();
		};
		return { host, engine, waits, recover };
	}

	test('a code is dropped with a message, and blocks nothing behind it', async () => {
		const { engine, recover } = aBusyHost();
		engine.edit(code('GUESS'));
		await settle();
		expect(engine.$state.get()).toMatchObject({
			waiting: [],
			talk: { status: 'idle' },
			refusal: { edit: { kind: 'code' }, error: { code: 'too_many_requests' } },
		});
		recover();
		engine.edit(add('a', 1));
		await settle();
		expect(engine.$state.get().cart?.items).toMatchObject([{ variant_id: 'a' }]);
	});

	test('other edits wait as long as the host says, with a message', async () => {
		const { host, engine, waits, recover } = aBusyHost();
		engine.edit(add('a', 1));
		await settle();
		expect(engine.$state.get().talk).toEqual({ status: 'waiting', why: 'too_many_requests' });
		expect(waits).toEqual([90_000]);
		recover();
		await settle();
		expect(host.lines.get('a')).toBe(1);
		expect(engine.$state.get()).toMatchObject({ waiting: [], talk: { status: 'idle' } });
	});
});

describe('a tab showing a cart no longer the visitor’s', () => {
	const gone: ApiResult<Cart> = {
		ok: false,
		error: { code: 'not_found', status: 404, fields: [] },
	};

	/** A tab that shows an earlier cart, whose id the host treats as unknown. */
	async function aLeftTab() {
		const host = aCartHost();
		const sent: { intent_id: string; cartId: string | null }[] = [];
		const former = aCart({ id: '7e1fb1f0-4c87-4c0e-9b3b-1d2f0a6c9a02' });
		const engine = createCartEngine({
			load: async () => ({ ok: true, data: host.cart() }),
			send: async (edit, cartId) => {
				sent.push({ intent_id: edit.intent_id, cartId });
				return cartId === former.id ? gone : { ok: true, data: host.take(edit) };
			},
			done: () => undefined,
			tell: () => undefined,
			keep: () => undefined,
			later: () => undefined,
		});
		engine.hear(former);
		return { host, engine, sent, former };
	}

	test('edits go to the visitor’s own cart, with the same idempotency key', async () => {
		const { host, engine, sent, former } = await aLeftTab();
		const added = add('a', 1);
		engine.edit(added);
		await settle();
		expect(host.lines.get('a')).toBe(1);
		expect(sent).toEqual([
			{ intent_id: added.intent_id, cartId: former.id },
			{ intent_id: added.intent_id, cartId: null },
		]);
		expect(engine.$state.get()).toMatchObject({ waiting: [], refusal: null });
		expect(engine.$state.get().cart?.items).toMatchObject([{ variant_id: 'a', quantity: 1 }]);
	});

	test('notices of the other cart are not acknowledged', async () => {
		const { engine, sent, former } = await aLeftTab();
		engine.edit({ kind: 'seen', intent_id: '00000000-0000-4000-9000-000000000001' });
		await settle();
		expect(sent.map(({ cartId }) => cartId)).toEqual([former.id]);
		expect(engine.$state.get().cart?.id).not.toBe(former.id);
	});

	test('a missing cart is reported', async () => {
		const engine = createCartEngine({
			load: async () => gone,
			send: async () => gone,
			done: () => undefined,
			tell: () => undefined,
			keep: () => undefined,
			later: () => undefined,
		});
		engine.edit(add('a', 1));
		await settle();
		expect(engine.$state.get()).toMatchObject({
			waiting: [],
			refusal: { error: { code: 'not_found' } },
		});
	});
});
