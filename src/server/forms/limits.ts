import type { Client } from '#server/kernel/client.ts';
import { takeInTurn, type LimitRule, type Taken } from '#server/platform/limits/limit.ts';
import type { Services } from '#server/platform/services.ts';

const WINDOW_S = 10 * 60;

/**
 * Against floods: a proof of work is what each submission costs, so these are wide enough for a
 * whole company behind one address, and for a measurement of 20 a second.
 */
const FLOOD: Record<'address' | 'network', LimitRule> = {
	address: { name: 'form.address', limit: 6_000, window_s: WINDOW_S },
	network: { name: 'form.network', limit: 12_000, window_s: WINDOW_S },
};

/** What a browser without script may send, as it cannot do the proof of work. */
const NATIVE: Record<'address' | 'network', LimitRule> = {
	address: { name: 'form-native.address', limit: 5, window_s: WINDOW_S },
	network: { name: 'form-native.network', limit: 20, window_s: WINDOW_S },
};

/**
 * Submissions that bring files, which fill a disk long before a proof of work costs anything: as
 * many as a shop can register wheels, and 15 GB a day from one neighbourhood.
 */
const FILES: readonly { of: 'address' | 'network'; rule: LimitRule }[] = [
	{ of: 'address', rule: { name: 'form-files.address', limit: 60, window_s: WINDOW_S } },
	{ of: 'network', rule: { name: 'form-files.network', limit: 600, window_s: 24 * 60 * 60 } },
];

function take(
	{ db, clock }: Services,
	rules: Record<'address' | 'network', LimitRule>,
	{ address, network }: Client,
): Promise<Taken> {
	return takeInTurn(
		db,
		[
			{ rule: rules.address, subject: address },
			{ rule: rules.network, subject: network },
		],
		clock(),
	);
}

/** Counts a request that has to do with a form. */
export const takeRequest = (services: Services, client: Client): Promise<Taken> =>
	take(services, FLOOD, client);

/** Counts a submission that nothing but its limits speaks against. */
export const takeNativePost = (services: Services, client: Client): Promise<Taken> =>
	take(services, NATIVE, client);

/** Counts a submission whose files are about to be kept. */
export const takeFiles = ({ db, clock }: Services, client: Client): Promise<Taken> =>
	takeInTurn(
		db,
		FILES.map(({ of, rule }) => ({ rule, subject: client[of] })),
		clock(),
	);

export const FORM_LIMITS = [
	...Object.values(FLOOD),
	...Object.values(NATIVE),
	...FILES.map(({ rule }) => rule),
];
