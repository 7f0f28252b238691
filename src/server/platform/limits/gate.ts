import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint } from '#contract/endpoint.ts';
import { toAudience } from '#server/kernel/audience.ts';
import { isLoopback, type Client } from '#server/kernel/client.ts';
import type { Clock, Gate } from '#server/kernel/services.ts';
import { createKeyedLimiter, LineFull } from '../limiter.ts';
import { createCounter } from './counter.ts';
import { tooMany, type LimitRule, type Refusal, type Taken } from './limit.ts';

const MINUTE_S = 60;
const QUARTER_S = 15;

/**
 * Reads of carts, checkouts and orders: a large office behind one address may shop at once. Short
 * windows, so that whoever takes all of one at once slows the others for a second, not for four.
 */
const VISIT = {
	address: { name: 'visit.address', limit: 225, window_s: QUARTER_S },
	network: { name: 'visit.network', limit: 1_125, window_s: QUARTER_S },
} satisfies Record<keyof Client, LimitRule>;

/** Documents that are composed for a visitor: each costs as much as thirty other answers. */
const DOCUMENT = {
	address: { name: 'document.address', limit: 30, window_s: MINUTE_S },
	network: { name: 'document.network', limit: 300, window_s: MINUTE_S },
} satisfies Record<keyof Client, LimitRule>;

export const GATE_LIMITS: readonly LimitRule[] = [
	VISIT.address,
	VISIT.network,
	DOCUMENT.address,
	DOCUMENT.network,
];

/** Concurrent calls of one client: of ten connections of the pool, the rest is for others. */
const SHARE = { address: 3, network: 6 };
/** Concurrent documents of one address. */
const DOCUMENT_SHARE = 1;
/** Longest queue of waiting calls. */
const LONGEST = 200;

/**
 * Delay of a refusal: clients that retry at once would otherwise take a core to be refused. A timer
 * costs nothing; with more delayed refusals than `MOST_HELD_BACK`, the rest is sent at once.
 */
const HELD_BACK_MS = 2_000;
const MOST_HELD_BACK = 2_000;

/** True for uploads: bodies that take their time to arrive are limited where they are received. */
const receivesFiles = ({ bodyTypes = [] }: Endpoint): boolean => bodyTypes.length > 0;
const isVisitors = (endpoint: Endpoint): boolean =>
	['visitor', 'customer'].includes(toAudience(endpoint));
const isDocument = ({ dataType }: Endpoint): boolean => dataType !== undefined;

/**
 * Keeps one visitor from taking the shop from all others. Reads are counted by address and network
 * in the memory of this host, which grants its share of what all hosts allow together. Calls of one
 * client wait for each other, so that a hundred and fifty of them hold only a part of the pool. This
 * machine's own calls are limited for documents only.
 */
export function createGate(clock: Clock, hostCount?: () => number): Gate {
	const visits = counterFor(VISIT, hostCount);
	const documents = counterFor(DOCUMENT, hostCount);
	const byAddress = createKeyedLimiter({ parallel: SHARE.address, longest: LONGEST });
	const byNetwork = createKeyedLimiter({ parallel: SHARE.network, longest: LONGEST });
	const documentsByAddress = createKeyedLimiter({ parallel: DOCUMENT_SHARE, longest: LONGEST });
	let heldBack = 0;

	async function turnAway(refusal: Refusal): Promise<Response> {
		if (heldBack < MOST_HELD_BACK) {
			heldBack += 1;
			await wait(HELD_BACK_MS);
			heldBack -= 1;
		}
		return tooMany(refusal);
	}

	return {
		async refusal({ endpoint, client }) {
			if (endpoint.method !== 'GET' || !isVisitors(endpoint)) return null;
			const isOwn = isLoopback(client.address);
			if (isOwn && !isDocument(endpoint)) return null;
			const taken = isDocument(endpoint) ? documents(client, clock()) : visits(client, clock());
			return taken.isAllowed ? null : turnAway(taken);
		},

		async inShare({ endpoint, client }, work) {
			const { address, network } = client;
			if (!isVisitors(endpoint) || receivesFiles(endpoint)) return work();
			// The limit of the address comes first, so a waiting call holds no slot of its network.
			const inTurn = () => byAddress(address, () => byNetwork(network, work));
			try {
				if (isDocument(endpoint)) {
					const isOwn = isLoopback(address);
					return await documentsByAddress(address, isOwn ? work : inTurn);
				}
				return await (isLoopback(address) ? work() : inTurn());
			} catch (cause) {
				if (!(cause instanceof LineFull)) throw cause;
				return turnAway({ isAllowed: false, retryAfter_s: 1 });
			}
		},
	};
}

/** Counts by address, then by network: an address at its limit uses up none of its network's. */
function counterFor(
	rules: Record<keyof Client, LimitRule>,
	hostCount?: () => number,
): (client: Client, now: Date) => Taken {
	const ofAddress = createCounter(rules.address, hostCount);
	const ofNetwork = createCounter(rules.network, hostCount);
	return ({ address, network }, now) => {
		const taken = ofAddress(address, now);
		return taken.isAllowed ? ofNetwork(network, now) : taken;
	};
}
