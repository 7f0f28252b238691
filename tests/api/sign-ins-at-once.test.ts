import { describe, expect, onTestFinished, test } from 'vitest';
import { hashPassword } from '../../src/server/identity/passwords.ts';
import { openDatabase } from '../../src/server/platform/db/client.ts';
import { aCustomer, SECRET, signIn, trySignIn } from '../support/customers.ts';
import {
	addressOf,
	askWith,
	cookieOf,
	PASSWORD,
	trySignIn as trySignInToDesk,
} from '../support/desk.ts';
import { aHost, type Ask, isEmbedded, type OwnHost } from '../support/host.ts';

const times = (count: number) => Array.from({ length: count }, (_, turn) => turn);
const EMAIL = 'anna@mail.example';
const NEXT = 'cerchio alto e mozzo basso';

/** What asks who it is that is signed in at the desk, which only the database can tell. */
async function aNeighbour(host: OwnHost): Promise<(ask: Ask) => Promise<Response>> {
	const cookie = cookieOf(await trySignInToDesk(host.ask, addressOf('admin'), PASSWORD));
	return (ask) => askWith(ask, cookie)('/desk/session');
}

/** Keeps so many passwords waiting to be hashed until the test is over. */
function keepHashing(waiting: number): void {
	let isOver = false;
	const lines = times(waiting).map(async () => {
		while (!isOver) await hashPassword(SECRET);
	});
	onTestFinished(async () => {
		isOver = true;
		await Promise.all(lines);
	});
}

/**
 * Does something over a single connection, which whoever holds it keeps from everybody else: how long it
 * took, and the longest that a neighbour waited meanwhile.
 */
async function overOneConnection(host: OwnHost, work: (ask: Ask) => Promise<Response>) {
	const neighbour = await aNeighbour(host);
	const { db, close } = openDatabase(host.url, { connections: 1 });
	onTestFinished(close);
	const ask = host.appOver({ db });
	keepHashing(6);
	const began = performance.now();
	let isOver = false;
	const done = work(ask).finally(() => (isOver = true));
	let longest_ms = 0;
	while (!isOver) {
		const asked = performance.now();
		expect((await neighbour(ask)).status).toBe(200);
		longest_ms = Math.max(longest_ms, performance.now() - asked);
	}
	return { answer: await done, whole_ms: performance.now() - began, longest_ms };
}

describe.runIf(isEmbedded)('while many sign in at once', () => {
	test('a connection to the database opens before their passwords are compared', async () => {
		const host = await aHost({ trustedProxies: new Set(['*']) });
		const neighbour = await aNeighbour(host);
		const answered: number[] = [];
		const tries = times(110).map(async (turn) => {
			const from = { 'x-forwarded-for': `198.51.${turn}.9` };
			const { status } = await trySignIn(host.ask, `name${turn}@mail.example`, SECRET, from);
			answered.push(status);
		});
		await Promise.race(tries);
		const { db, close } = openDatabase(host.url);
		onTestFinished(close);
		const { status } = await neighbour(host.appOver({ db }));
		const before = answered.length;
		await Promise.all(tries);
		expect(status).toBe(200);
		expect(before).toBeLessThan(55);
		// Whoever stands at the end of the line may wait longer than a busy host answers.
		expect(answered.filter((code) => code !== 401 && code !== 503)).toEqual([]);
	});

	test('a changed password keeps no connection while it is compared', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const { cookie } = await signIn(host.ask, EMAIL);
		const json = { current_password: SECRET, new_password: NEXT };
		const { answer, whole_ms, longest_ms } = await overOneConnection(host, (ask) =>
			askWith(ask, cookie)('/account/password', { json }),
		);
		expect(answer.status).toBe(200);
		expect(longest_ms).toBeLessThan(whole_ms / 8);
	});

	test('a new account of the desk keeps no connection while its password is hashed', async () => {
		const host = await aHost();
		const cookie = cookieOf(await trySignInToDesk(host.ask, addressOf('admin'), PASSWORD));
		const json = { email: 'new@livenza.example', name: 'Nuova', role: 'shop' };
		const { answer, whole_ms, longest_ms } = await overOneConnection(host, (ask) =>
			askWith(ask, cookie)('/desk/staff', { json }),
		);
		expect(answer.status).toBe(200);
		expect(longest_ms).toBeLessThan(whole_ms / 2);
	});
});
