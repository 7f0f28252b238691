import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { aBuyer, placedIn } from './buyer.ts';
import type { Ask } from './host.ts';

/** A host that can be killed at any moment, and its PostgreSQL. */
export interface MortalHost {
	url: string;
	kill: () => Promise<void>;
}

/** Answers of the bank, checkout by checkout. */
const CHOICES = [
	'approve',
	'twice',
	'approve',
	'decline',
	'approve',
	'delay',
	'approve',
	'leave',
] as const;
export type Choice = (typeof CHOICES)[number];

/** Intended result of a checkout: one order, paid or not. */
export interface Meant {
	key: string;
	email: string;
	choice: Choice;
	variant_id: string;
	quantity: number;
}

export interface Struck {
	checkouts: number;
	/** Number of kills: of the host, the server, and both, in turn. */
	kills: number;
	start: () => Promise<MortalHost>;
	killServer: () => Promise<void>;
	variants: readonly string[];
}

const AT_ONCE = 8;
const RETRY_MS = 50;
/** Calls of a checkout that is not interrupted. */
const CALLS = 6;
/**
 * Limit within which one step of a checkout succeeds, however often the host is killed meanwhile.
 */
const STEP_LIMIT_MS = 120_000;

/**
 * True for a request that may be repeated: it got no answer, or a Retry-After, or a balancer found
 * nobody who answers.
 */
const mayPass = (cause: unknown): boolean =>
	cause instanceof TypeError || (cause instanceof Error && /^50[234] /.test(cause.message));

async function persist<T>(work: () => Promise<T>): Promise<T> {
	for (const end = performance.now() + STEP_LIMIT_MS; ;) {
		try {
			return await work();
		} catch (cause) {
			if (!mayPass(cause) || performance.now() > end) throw cause;
			await pause(RETRY_MS);
		}
	}
}

async function expectStatus(response: Response, status: number): Promise<void> {
	const text = await response.text();
	if (response.status !== status) throw new Error(`${response.status} ${text}`);
}

function meantBy(number: number, variants: readonly string[]): Meant {
	return {
		key: randomUUID(),
		email: `buyer-${number}@mail.example`,
		choice: CHOICES[number % CHOICES.length] ?? 'approve',
		variant_id: variants[number % variants.length] ?? '',
		quantity: 1 + (number % 2),
	};
}

/** Runs one checkout, repeating each step until it has been answered. */
async function checkOut(ask: Ask, meant: Meant, address: string): Promise<void> {
	const { key, email, choice, variant_id, quantity } = meant;
	const buyer = aBuyer(ask, { email, address });
	const intent = randomUUID();
	await persist(() => buyer.add(variant_id, quantity, intent));
	await persist(() => buyer.contact());
	await persist(() => buyer.shipping());
	const { tax, cart, terms_version } = await persist(() => buyer.payment('test'));
	const { total_amount } = tax;
	const { currency } = cart;
	const body = { key, accepts_terms: true, terms_version, total_amount, currency };
	const placed = await persist(async () =>
		placedIn(await buyer.ask('POST', 'checkout/orders', body)),
	);
	if (placed.url === null) throw new Error(`${placed.number} cannot be paid`);
	const page = placed.url;
	const init = {
		method: 'POST',
		redirect: 'manual' as const,
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
		body: `choice=${choice}`,
	};
	await persist(async () => expectStatus(await ask(page, init), 303));
}

/** Begins checkouts of which some are always under way; each step is repeated until it succeeds. */
export function beginCheckouts(
	ask: Ask,
	{ checkouts, variants }: Pick<Struck, 'checkouts' | 'variants'>,
): { meant: Meant[]; finished: Promise<unknown> } {
	const meant = Array.from({ length: checkouts }, (_, number) => meantBy(number, variants));
	let begun = 0;
	async function buyers(): Promise<void> {
		while (begun < checkouts) {
			const number = begun;
			begun += 1;
			const one = meant[number];
			if (!one) return;
			await checkOut(ask, one, `10.${number % 250}.${Math.floor(number / 250)}.1`);
		}
	}
	return { meant, finished: Promise.all(Array.from({ length: AT_ONCE }, buyers)) };
}

/**
 * Runs checkouts of which some are always under way while host and database are killed; returns
 * their intended results.
 */
export async function killedCheckouts(struck: Struck): Promise<Meant[]> {
	const { checkouts, kills, start, killServer, variants } = struck;
	let host = start();
	let answered = 0;
	let isOver = false;
	const ask: Ask = async (path, init) => {
		const response = await fetch(`${(await host).url}${path}`, init);
		// Kills keep pace with the checkouts, not with the answers that ask for a retry.
		if (response.status < 500) answered += 1;
		return response;
	};

	async function strike(turn: number): Promise<void> {
		const running = await host;
		if (turn % 3 !== 0) await killServer();
		if (turn % 3 === 1) return;
		await running.kill();
		host = start();
		await host;
	}

	/** Kills are spread over the calls, each a moment after the call that it waits for. */
	async function killer(): Promise<number> {
		// The last calls are left out: no checkout would be left to be interrupted after them.
		const calls = (checkouts - AT_ONCE) * CALLS;
		for (let turn = 0; turn < kills; turn += 1) {
			const due = (calls * (turn + Math.random())) / kills;
			while (answered < due && !isOver) await pause(1);
			if (isOver) return turn;
			await strike(turn);
		}
		return kills;
	}

	await host;
	const killing = killer();
	const { meant, finished } = beginCheckouts(ask, { checkouts, variants });
	try {
		await finished;
	} finally {
		isOver = true;
		await killing;
	}
	if ((await killing) < kills) throw new Error(`${await killing} of ${kills} kills came in time`);
	return meant;
}
