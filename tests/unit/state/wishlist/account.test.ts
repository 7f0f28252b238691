// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { joinAccount, sendPending } from '#state/wishlist/account.ts';
import { $wishlist, mark, readDevice, unmark } from '#state/wishlist/device.ts';

const item = (id: string) => ({ id, title: `Ruota ${id}`, href: `/it/prodotto/${id}` });

/** Stubs a host; records each request as a line. */
function aHost(answer: () => Response) {
	const heard: string[] = [];
	vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
		const { pathname } = new URL(String(input), 'http://site.example');
		heard.push(`${init?.method} ${pathname} ${init?.body ?? ''}`.trim());
		return answer();
	});
	return heard;
}
const kept = () => Response.json({ data: { variant_ids: [], outcome: 'kept' } });
const refused = (status: number, code: string) => () =>
	Response.json({ type: 'about:blank', title: code, status, code }, { status });

describe('synchronisation of a wishlist', () => {
	beforeEach(() => {
		localStorage.clear();
		readDevice();
	});
	afterEach(() => {
		vi.restoreAllMocks();
		vi.unstubAllGlobals();
	});

	test('sends nothing for a guest', async () => {
		const heard = aHost(kept);
		mark(item('a'));
		expect(await sendPending()).toBe(true);
		expect(heard).toEqual([]);
	});

	test('sends all earlier marks at a sign-in, at once, newest first', async () => {
		const heard = aHost(kept);
		mark(item('a'));
		mark(item('b'));
		await joinAccount();
		expect(heard).toEqual(['POST /api/account/wishlist/items {"variant_ids":["b","a"]}']);
		expect($wishlist.get()).toMatchObject({ owner: 'account', pending: [] });
	});

	test('sends later changes in order: an addition after a removal waits for it', async () => {
		const heard = aHost(kept);
		mark(item('a'));
		await joinAccount();
		mark(item('b'));
		unmark('a');
		mark(item('c'));
		heard.length = 0;
		expect(await sendPending()).toBe(true);
		expect(heard).toEqual([
			'POST /api/account/wishlist/items {"variant_ids":["b"]}',
			'DELETE /api/account/wishlist/items/a',
			'POST /api/account/wishlist/items {"variant_ids":["c"]}',
		]);
	});

	test('repeats unanswered changes the next time', async () => {
		aHost(refused(503, 'unavailable'));
		mark(item('a'));
		await joinAccount();
		expect($wishlist.get().pending).toEqual([{ act: 'add', id: 'a' }]);
		vi.restoreAllMocks();
		const heard = aHost(kept);
		expect(await sendPending()).toBe(true);
		expect(heard).toHaveLength(1);
		expect($wishlist.get().pending).toEqual([]);
	});

	test('makes the list local again after the session', async () => {
		aHost(refused(401, 'unauthorized'));
		mark(item('a'));
		await joinAccount();
		expect($wishlist.get()).toMatchObject({ owner: 'guest', items: [item('a')], pending: [] });
	});

	test('stops repeating without storage', async () => {
		const heard = aHost(kept);
		const text = JSON.stringify({
			owner: 'account',
			items: [item('a')],
			pending: [{ act: 'add', id: 'a' }],
		});
		vi.stubGlobal('localStorage', {
			getItem: () => text,
			setItem: () => {
				throw new DOMException('full', 'QuotaExceededError');
			},
		});
		expect(await sendPending()).toBe(false);
		expect(heard).toHaveLength(1);
	});
});
