import type { MiddlewareHandler } from 'hono';
import { getClient, isLoopback, type Client } from '#server/kernel/client.ts';
import type { KernelServices } from '#server/kernel/services.ts';
import { createCounter, type Counter } from './counter.ts';
import { type LimitRule, type Taken, tooMany } from './limit.ts';

/**
 * Limit of reads. A build asks for some sixty lists and a few hundred pictures; this lets ten
 * builds through in one minute, twice over. An answer from memory takes a fifth of a millisecond:
 * one network at its limit takes a twentieth of a core.
 */
const READ: LimitRule = { name: 'read.network', limit: 12_000, window_s: 60 };

/**
 * Limit of answers composed for one network. Ten builds that each find other content ask for six
 * hundred; requests beyond that are for made-up addresses, and they take another twentieth.
 */
const COMPOSE: LimitRule = { name: 'compose.network', limit: 1_200, window_s: 60 };

export const READER_LIMITS: readonly LimitRule[] = [READ, COMPOSE];

export interface Readers {
	/** Counts one read. */
	read: (client: Client, now: Date) => Taken;
	/** Counts one answer that is not in memory. */
	compose: (client: Client, now: Date) => Taken;
}

/** Counts reads by network; this machine's own reads are not limited. */
export function createReaders(hostCount?: () => number): Readers {
	const byNetwork =
		(counter: Counter) =>
		({ address, network }: Client, now: Date): Taken =>
			isLoopback(address) ? { isAllowed: true } : counter(network, now);
	return {
		read: byNetwork(createCounter(READ, hostCount)),
		compose: byNetwork(createCounter(COMPOSE, hostCount)),
	};
}

/** Limits reads outside the contract's records. */
export function limitReaders(
	services: Pick<KernelServices, 'trustedProxies' | 'clock'> & { readers: Readers },
): MiddlewareHandler {
	return async (context, next) => {
		const client = getClient(context, services.trustedProxies);
		const taken = services.readers.read(client, services.clock());
		return taken.isAllowed ? next() : tooMany(taken);
	};
}
