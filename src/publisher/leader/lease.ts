import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import * as v from 'valibot';
import { signWebhook } from '#domain/security/webhook.ts';
import { dataSchema } from '../messages.ts';

const TIMEOUT_MS = 5_000;
/** Polling interval of a standby publisher. */
const ASK_EVERY_MS = 1_000;
/** A leader renews this many times before its lease would end. */
const RENEWALS = 4;
/** Answers of a host without leases: every applicant leads. */
const UNKNOWN = [404, 405, 410];
/** Clock difference beyond which the host refuses signed messages. */
const CLOCK_APART_MS = 5 * 60_000;

interface Lease {
	fence: number;
	leader_at: string;
	lease_ms: number;
}

const lease = { fence: v.number(), leader_at: v.string(), lease_ms: v.number() };
const answerSchema = dataSchema(
	v.variant('turn', [
		v.object({ turn: v.literal('leading'), ...lease }),
		v.object({ turn: v.literal('waiting'), ...lease }),
		v.object({ turn: v.literal('elsewhere'), ...lease }),
	]),
);

/** Outcome of one request; `unknown`: the host has no leases; `away`: it did not answer well. */
type Outcome =
	| v.InferOutput<typeof answerSchema>['data']
	| { turn: 'unknown' }
	| { turn: 'away'; why: string };

export interface LeaseOptions {
	url: string;
	secrets: readonly string[];
	/** Id of the folder that it releases into. */
	folder: string;
	/** Machine and folder, for people. */
	at: string;
	/** Own address for the host's messages. */
	hookUrl: string | null;
	log: (line: string) => void;
	clock?: () => Date;
	/** Called once where another publisher has taken over. */
	onLost: (leaderAt: string) => void;
}

/** Thrown if the publisher that leads releases into another folder. */
export class PublishedElsewhere extends Error {
	override name = 'PublishedElsewhere';
}

export interface LeaseHolder {
	/** Asks once; true if this publisher leads. @throws PublishedElsewhere */
	assertFolder: () => Promise<boolean>;
	/**
	 * Waits until this publisher leads, and returns its fence; null where the host has no leases.
	 * @throws PublishedElsewhere
	 */
	lead: () => Promise<number | null>;
	/** Lets another publisher lead at once. */
	end: () => Promise<void>;
}

/** Names a publisher for people: its machine and its folder. */
export const toPlace = (dataDir: string): string => `${hostname()}:${dataDir}`;

/** Explains why a host refused a signed request; the answer's date header has the host's time. */
function whyRefused(response: Response, now: Date): string {
	const theirs = Date.parse(response.headers.get('date') ?? '');
	const apart_ms = Math.abs(now.getTime() - theirs);
	return response.status === 401 && apart_ms > CLOCK_APART_MS
		? `the clocks of host and publisher are ${Math.round(apart_ms / 60_000)} minutes apart: let both keep time by NTP`
		: response.status === 401
			? 'the host answered 401: BUILD_HOOK_SECRET is not that of the host'
			: `the host answered ${response.status}`;
}

/** Holds the lease: one publisher of a site leads, the others stand by. */
export function openLease(options: LeaseOptions): LeaseHolder {
	const { url, secrets, folder, at, hookUrl, log, onLost, clock = () => new Date() } = options;
	const holder = randomUUID();
	let isOver = false;
	let timer: NodeJS.Timeout | undefined;
	let said = '';

	/** Logs a state once, until it changes. */
	function say(line: string): void {
		if (line !== said && line !== '') log(`publisher: ${line}`);
		said = line;
	}

	/** Requests that the host may not have read yet. */
	const underWay = new Set<Promise<Outcome>>();

	async function ask(is_ending = false): Promise<Outcome> {
		const asked = send(is_ending);
		underWay.add(asked);
		return asked.finally(() => underWay.delete(asked));
	}

	async function send(is_ending: boolean): Promise<Outcome> {
		const body = Buffer.from(JSON.stringify({ holder, folder, at, hook_url: hookUrl, is_ending }));
		const headers = signWebhook(secrets, { id: `msg_${randomUUID()}`, sentAt: clock() }, body);
		try {
			const response = await fetch(url, {
				method: 'POST',
				headers: { ...headers, 'content-type': 'application/json' },
				body,
				signal: AbortSignal.timeout(TIMEOUT_MS),
			});
			if (UNKNOWN.includes(response.status)) return { turn: 'unknown' };
			if (!response.ok) return { turn: 'away', why: whyRefused(response, clock()) };
			return v.parse(answerSchema, await response.json()).data;
		} catch {
			return { turn: 'away', why: 'the host does not answer' };
		}
	}

	/** During an outage of the host nobody else gets the lease, so the leader continues. */
	async function renew({ fence, lease_ms }: Pick<Lease, 'fence' | 'lease_ms'>): Promise<void> {
		const outcome = await ask();
		if (isOver) return;
		const isOthers = outcome.turn === 'waiting' || outcome.turn === 'elsewhere';
		// A new fence: another publisher has led meanwhile, and ended.
		if (isOthers || (outcome.turn === 'leading' && outcome.fence !== fence)) {
			isOver = true;
			onLost(outcome.leader_at);
			return;
		}
		say(outcome.turn === 'away' ? outcome.why : '');
		timer = setTimeout(() => void renew({ fence, lease_ms }), lease_ms / RENEWALS);
	}

	const pause = () =>
		new Promise<void>((resolve) => {
			timer = setTimeout(resolve, ASK_EVERY_MS);
		});

	/** @throws PublishedElsewhere */
	async function askHere(): Promise<Exclude<Outcome, { turn: 'elsewhere' }>> {
		const outcome = await ask();
		if (outcome.turn !== 'elsewhere') return outcome;
		throw new PublishedElsewhere(
			`DATA_DIR: this shop is published by ${outcome.leader_at}, into another folder: set the same DATA_DIR (mounted) to stand by for it, or another database for a second shop`,
		);
	}

	return {
		async assertFolder() {
			const { turn } = await askHere();
			return turn === 'leading' || turn === 'unknown';
		},
		async lead() {
			for (;;) {
				const outcome = await askHere();
				switch (outcome.turn) {
					case 'unknown':
						return null;
					case 'leading':
						say('');
						timer = setTimeout(() => void renew(outcome), outcome.lease_ms / RENEWALS);
						return outcome.fence;
					case 'waiting':
						say(`standing by: ${outcome.leader_at} leads`);
						break;
					case 'away':
						say(outcome.why);
				}
				await pause();
			}
		},
		async end() {
			isOver = true;
			clearTimeout(timer);
			// A late renewal would hold the lease for an ended process.
			await Promise.all(underWay);
			await ask(true);
		},
	};
}
