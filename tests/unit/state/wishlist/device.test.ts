// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { WISHLIST_KEY } from '#contract/storage-keys.ts';
import { MOST_WISHED } from '#contract/wishlist/entries.ts';
import {
	$marked,
	$wishlist,
	becomeCustomer,
	becomeGuest,
	followDevice,
	forgetCustomer,
	mark,
	removeAcknowledged,
	restoreItem,
	readDevice,
	takeAccountList,
	unmark,
} from '#state/wishlist/device.ts';

const item = (id: string) => ({ id, title: `Ruota ${id}`, href: `/it/prodotto/${id}` });
const ids = () => $marked.get().map(({ id }) => id);
const stored = () => JSON.parse(localStorage.getItem(WISHLIST_KEY) ?? 'null');

describe('a list on the device', () => {
	beforeEach(() => {
		localStorage.clear();
		readDevice();
	});

	test('is sorted newest first, and stored without a request', () => {
		const asked = vi.spyOn(globalThis, 'fetch');
		mark(item('a'));
		mark(item('b'));
		expect(ids()).toEqual(['b', 'a']);
		expect(stored().items).toHaveLength(2);
		expect(asked).not.toHaveBeenCalled();
	});

	test('twice: contains an article once', () => {
		mark(item('a'));
		mark(item('a'));
		expect(ids()).toEqual(['a']);
	});

	test('at once: keeps what another tab marked meanwhile', () => {
		mark(item('a'));
		localStorage.setItem(
			WISHLIST_KEY,
			JSON.stringify({ owner: 'guest', items: [item('other'), item('a')], pending: [] }),
		);
		mark(item('b'));
		expect(ids()).toEqual(['b', 'other', 'a']);
	});

	test('follows changes and a clear in another tab', () => {
		const stop = followDevice();
		localStorage.setItem(
			WISHLIST_KEY,
			JSON.stringify({ owner: 'guest', items: [item('x')], pending: [] }),
		);
		dispatchEvent(new StorageEvent('storage', { key: WISHLIST_KEY }));
		expect(ids()).toEqual(['x']);
		localStorage.clear();
		dispatchEvent(new StorageEvent('storage', { key: null }));
		expect(ids()).toEqual([]);
		stop();
	});

	test('is limited to a hundred, with a message', () => {
		for (let n = 0; n < MOST_WISHED; n += 1) expect(mark(item(`n${n}`))).toBe('kept');
		expect(mark(item('late'))).toBe('full');
		expect(ids()).toHaveLength(MOST_WISHED);
	});

	test('restores a removed article at its place', () => {
		for (const id of ['a', 'b', 'c']) mark(item(id));
		const removed = unmark('b');
		expect(ids()).toEqual(['c', 'a']);
		if (removed) restoreItem(removed);
		expect(ids()).toEqual(['c', 'b', 'a']);
		expect(unmark('none')).toBeNull();
	});

	test.each([
		['no JSON', '{'],
		['another shape', '{"items":[1]}'],
		[
			'an address elsewhere',
			JSON.stringify({
				owner: 'guest',
				items: [{ ...item('a'), href: '//evil.example' }],
				pending: [],
			}),
		],
		[
			'a script',
			JSON.stringify({
				owner: 'guest',
				items: [{ ...item('a'), href: 'javascript:alert(1)' }],
				pending: [],
			}),
		],
	])('starts empty when the device stores %s', (_what, text) => {
		localStorage.setItem(WISHLIST_KEY, text);
		readDevice();
		expect(ids()).toEqual([]);
	});

	test('keeps a guest’s marks local; a customer’s are pending for the host, the last change of each', () => {
		mark(item('a'));
		expect($wishlist.get().pending).toEqual([]);
		takeAccountList([item('a')]);
		mark(item('b'));
		unmark('b');
		unmark('a');
		expect($wishlist.get().pending).toEqual([
			{ act: 'remove', id: 'b' },
			{ act: 'remove', id: 'a' },
		]);
		removeAcknowledged([{ act: 'remove', id: 'b' }]);
		expect($wishlist.get().pending).toEqual([{ act: 'remove', id: 'a' }]);
	});

	test('wrong order: an old answer does not restore a removed article', () => {
		takeAccountList([item('a'), item('b')]);
		unmark('a');
		takeAccountList([item('a'), item('b')]);
		expect(ids()).toEqual(['b']);
	});

	test('is local again after the session, and empty after signing out', () => {
		takeAccountList([item('a')]);
		mark(item('b'));
		becomeGuest();
		expect($wishlist.get()).toMatchObject({ owner: 'guest', pending: [] });
		expect(ids()).toEqual(['b', 'a']);
		takeAccountList([item('a')]);
		forgetCustomer();
		expect(stored()).toEqual({ owner: 'guest', items: [], pending: [] });
	});

	test('signing out takes nothing from who was never signed in', () => {
		mark(item('a'));
		forgetCustomer();
		expect(ids()).toEqual(['a']);
	});

	test('after a sign-in its own marks wait for the account, the oldest first, and once', () => {
		mark(item('a'));
		mark(item('b'));
		becomeCustomer();
		becomeCustomer();
		expect($wishlist.get().pending).toEqual([
			{ act: 'add', id: 'a' },
			{ act: 'add', id: 'b' },
		]);
		expect(ids()).toEqual(['b', 'a']);
	});
});
