import { beforeEach, expect, test, vi } from 'vitest';
import { eraseAccount, leave } from '../../../src/state/account/leave-account.ts';
import { CART_EDITS_KEY } from '../../../src/contract/storage-keys.ts';
import { forgetCart } from '../../../src/state/cart/leave.ts';
import { createCartEngine } from '../../../src/state/cart/engine.ts';
import { keepPress } from '../../../src/state/cart/press.ts';
import {
	createPersistedQueue,
	joinTabs,
	readPersistedEdits,
} from '../../../src/state/cart/adapters.ts';
import { aCart } from '../../support/factories-cart.ts';
import { aCartHost, add, settle, unheard } from '../../support/cart-tabs.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');

/** Storage and events that the tabs of a device share. */
function aDevice() {
	const kept = new Map<string, string>();
	const tabs = new Set<EventTarget>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => kept.set(key, text),
		removeItem: (key: string) => kept.delete(key),
	});
	vi.stubGlobal(
		'BroadcastChannel',
		class extends EventTarget {
			constructor() {
				super();
				tabs.add(this);
			}
			postMessage(data: unknown) {
				for (const tab of tabs) {
					if (tab !== this) tab.dispatchEvent(new MessageEvent('message', { data }));
				}
			}
			close() {
				tabs.delete(this);
			}
		},
	);
	return kept;
}

beforeEach(() => () => vi.unstubAllGlobals());

const idsKept = () => readPersistedEdits(NOW).map(({ intent_id }) => intent_id);

test('two offline tabs keep the edits of both', () => {
	aDevice();
	const [one, other] = [add('a', 1), add('b', 1)];
	const keepOne = createPersistedQueue([]);
	const keepOther = createPersistedQueue([]);
	keepOne([one], NOW);
	keepOther([other], NOW);
	expect(idsKept()).toEqual([one.intent_id, other.intent_id]);
	keepOne([], NOW);
	expect(idsKept()).toEqual([other.intent_id]);
});

test('a press before the cart’s code loaded is queued with pending edits, and counts once', async () => {
	aDevice();
	vi.useFakeTimers({ now: NOW });
	const waiting = add('a', 1);
	createPersistedQueue([])([waiting], NOW);
	const pressed = keepPress('b');
	vi.useRealTimers();
	expect(idsKept()).toEqual([waiting.intent_id, pressed]);

	const host = aCartHost();
	const engine = createCartEngine(
		{
			load: async () => ({ ok: true, data: host.cart() }),
			send: async (edit) => ({ ok: true, data: host.take(edit) }),
			done: () => undefined,
			tell: () => undefined,
			keep: () => undefined,
			later: () => undefined,
		},
		readPersistedEdits(NOW),
	);
	engine.edit({ kind: 'add', intent_id: pressed, variant_id: 'b', quantity: 1 });
	await settle();
	await settle();
	expect([...host.lines]).toEqual([
		['a', 1],
		['b', 1],
	]);
	expect(engine.$state.get().waiting).toEqual([]);
});

test('edits stored by an earlier page are removed once answered', () => {
	const kept = aDevice();
	const left = add('a', 1);
	createPersistedQueue([])([left], NOW);
	createPersistedQueue(readPersistedEdits(NOW))([], NOW);
	expect(kept.has(CART_EDITS_KEY)).toBe(false);
});

test('edits pending at a sign-out are dropped, in every tab', async () => {
	const kept = aDevice();
	const host = aCartHost();
	const timers: (() => void)[] = [];
	let isDown = true;
	const keep = createPersistedQueue([]);
	const engine = createCartEngine({
		load: async () => ({ ok: true, data: host.cart() }),
		send: async (edit) => (isDown ? unheard : { ok: true, data: host.take(edit) }),
		done: () => undefined,
		tell: () => undefined,
		keep: (waiting) => keep(waiting, NOW),
		later: (run) => void timers.push(run),
	});
	joinTabs({ hear: engine.hear, refetch: () => undefined, forget: engine.forget });
	engine.hear(aCart());
	engine.edit(add('a', 1));
	await settle();
	expect(kept.has(CART_EDITS_KEY)).toBe(true);

	forgetCart();
	isDown = false;
	timers.shift()?.();
	await settle();
	expect(kept.has(CART_EDITS_KEY)).toBe(false);
	expect(engine.$state.get()).toMatchObject({ cart: null, waiting: [] });
	expect(host.lines.size).toBe(0);
});

test.each([
	['leaves it', () => leave('here')],
	['leaves it everywhere', () => leave('everywhere')],
	['deletes it', () => eraseAccount({ current_password: 'x' })],
])('a customer who %s leaves no pending edits for the next person', async (_, act) => {
	const kept = aDevice();
	vi.stubGlobal('fetch', async (url: string) =>
		Response.json({ data: { outcome: url.includes('deletions') ? 'deleted' : 'signed_out' } }),
	);
	createPersistedQueue([])([add('a', 1)], NOW);
	expect(await act()).toMatchObject({ ok: true });
	expect(kept.has(CART_EDITS_KEY)).toBe(false);
});

test('a late answer does not reach the next person', async () => {
	aDevice();
	const answers: (() => void)[] = [];
	const host = aCartHost();
	const told: string[] = [];
	const engine = createCartEngine({
		load: async () => ({ ok: true, data: host.cart() }),
		send: (edit) =>
			new Promise((resolve) => {
				answers.push(() => resolve({ ok: true, data: host.take(edit) }));
			}),
		done: () => undefined,
		tell: () => told.push('told'),
		keep: () => undefined,
		later: () => undefined,
	});
	engine.edit(add('a', 1));
	engine.forget();
	answers.shift()?.();
	await settle();
	expect(engine.$state.get()).toMatchObject({ cart: null, waiting: [], talk: { status: 'idle' } });
	expect(told).toEqual([]);
});
