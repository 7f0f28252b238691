import { describe, expect, onTestFinished, test } from 'vitest';
import { hashPassword } from '../../src/server/identity/passwords.ts';
import { openDatabase } from '../../src/server/platform/db/client.ts';
import { aCustomer, SECRET, signIn, trySignIn } from '../support/customers.ts';
import {
	toAddress,
	askWith,
	toCookie,
	PASSWORD,
	trySignIn as trySignInToDesk,
} from '../support/desk.ts';
import { aHost, type Ask, isEmbedded, type OwnHost } from '../support/host.ts';

const times = (count: number) => Array.from({ length: count }, (_, turn) => turn);
const EMAIL = 'anna@mail.example';
const NEXT = 'cerchio alto e mozzo basso';
/**
 * Passwords queued before each one that a test is about. A request that waits while holding the
 * connection sees all of them pass, a neighbour who waits for a busy processor two or three. The
 * three hashes of a changed password pass in twelve rounds of two.
 */
const LINE = 6;

/** Returns a request for the session at the desk, which only the database can answer. */
async function aNeighbour(host: OwnHost): Promise<(ask: Ask) => Promise<Response>> {
	const cookie = toCookie(await trySignInToDesk(host.ask, toAddress('admin'), PASSWORD));
	return (ask) => askWith(ask, cookie)('/desk/session');
}

/**
 * Keeps so many passwords in the hashing queue until the test is over; returns how many were
 * hashed.
 */
function keepHashing(waiting: number): () => number {
	let isOver = false;
	let hashed = 0;
	const lines = times(waiting).map(async () => {
		while (!isOver) {
			await hashPassword(SECRET);
			hashed += 1;
		}
	});
	onTestFinished(async () => {
		isOver = true;
		await Promise.all(lines);
	});
	return () => hashed;
}

/**
 * Performs a request over a single connection, which its holder keeps from all others. Returns the
 * answer, and the most passwords that were hashed while a neighbour waited for the connection.
 */
async function overOneConnection(host: OwnHost, work: (ask: Ask) => Promise<Response>) {
	const { db, close } = openDatabase(host.url, { connections: 1 });
	onTestFinished(close);
	const ask = host.appOver({ db });
	const hashed = keepHashing(LINE);
	let isOver = false;
	const done = work(ask).finally(() => (isOver = true));
	let most = 0;
	while (!isOver) {
		const before = hashed();
		await db.execute('select 1');
		most = Math.max(most, hashed() - before);
	}
	return { answer: await done, most };
}

describe.runIf(isEmbedded)('under simultaneous sign-ins', () => {
	test('a database connection opens before passwords are compared', async () => {
		const host = await aHost({ trustedProxies: new Set(['*']) });
		const neighbour = await aNeighbour(host);
		const answered: number[] = [];
		const tries = times(16).map(async (turn) => {
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
		expect(before).toBeLessThan(8);
		// On a slow machine a request far back in the queue is told that the host is busy, as
		// intended.
		expect(answered).toContain(401);
		expect(answered.filter((status) => status !== 401 && status !== 503)).toEqual([]);
	});

	test('a changed password holds no connection while it is compared', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL, { hash: await hashPassword(SECRET) });
		const { cookie } = await signIn(host.ask, EMAIL);
		const json = { current_password: SECRET, new_password: NEXT };
		const { answer, most } = await overOneConnection(host, (ask) =>
			askWith(ask, cookie)('/account/password', { json }),
		);
		expect(answer.status).toBe(200);
		expect(most).toBeLessThan(LINE);
	});

	test('a new desk account holds no connection while its password is hashed', async () => {
		const host = await aHost();
		const cookie = toCookie(await trySignInToDesk(host.ask, toAddress('admin'), PASSWORD));
		const json = { email: 'new@livenza.example', name: 'Nuova', role: 'shop' };
		const { answer, most } = await overOneConnection(host, (ask) =>
			askWith(ask, cookie)('/desk/staff', { json }),
		);
		expect(answer.status).toBe(200);
		expect(most).toBeLessThan(LINE);
	});
});
