import { toHash } from '#server/kernel/fingerprint.ts';
import type { Db } from '../db/client.ts';
import type { ContentPart } from './tables.ts';
import type { Refusal, Taken } from '../limits/limit.ts';
import { createLimiter } from '../limiter.ts';
import { createMemory, type Answer } from './memory.ts';
import { createParts, type ReadPart } from './parts.ts';
import { createLoopThrottle } from './loop-throttle.ts';
import { createVersions, toName, type Versions } from './versions.ts';

/** Five languages of a catalogue of six thousand products: evicted answers are composed again. */
const MEMORY_BYTES = 192 * 1024 * 1024;

/** Answers composed at once: this process does the work then, and it has one core. */
const AT_ONCE = 2;

/** Longest wait for composition; soon after it, the call is answered with a refusal anyway. */
const MAX_WAIT_MS = 4_000;

/**
 * Answers written before the event loop goes on. A form takes some twenty steps through the
 * database: beside 250 readers it took three times as long with eight, and readers gained nothing.
 */
const PER_ROUND = 2;

export interface Question {
	/** Normalised text of the question. */
	key: string;
	/** All parts of the content that the answer is read from. */
	reads: readonly ContentPart[];
	/** Called once for simultaneous requests; null if the entry does not exist. */
	compose: (part: ReadPart) => Promise<unknown>;
	/** Called before `compose` runs for this caller; only this caller gets the refusal. */
	admit: () => Taken;
}

type Ask = (question: Question) => Promise<Answer | Refusal | null>;

/** Finds the answer for the current content, from memory or newly composed. */
export interface Answers extends Ask {
	/**
	 * Returns the answers for one call. All its questions see the same versions of the content: those
	 * that its first question reads, or those that the call has read itself.
	 */
	ofOneMoment: (read?: Versions) => Answers;
}

/**
 * Caches public answers by the version of the content that they are read from. Every caller reads
 * the version from the database after asking, so the answer includes all changes committed before,
 * whoever made them and through whichever host.
 */
export function createAnswers(db: Db, limit_bytes = MEMORY_BYTES): Answers {
	const versionsNow = createVersions(db);
	const memory = createMemory(limit_bytes);
	const inTurn = createLimiter(AT_ONCE, { maxWait_ms: MAX_WAIT_MS });
	const round = createLoopThrottle(PER_ROUND);
	const partsAt = createParts();
	const beingComposed = new Map<string, Promise<Answer | null>>();

	async function compose(
		{ key, reads, compose: ask }: Question,
		versions: Versions,
	): Promise<Answer | null> {
		const data = await inTurn(() => ask(partsAt(versions)));
		if (data === null) return null;
		const text = JSON.stringify(data);
		const answer = { body: Buffer.from(text), etag: `"${toHash(text)}"` };
		memory.keep(key, toName(versions, reads), answer);
		return answer;
	}

	async function find(question: Question, versions: Versions): Promise<Answer | Refusal | null> {
		const { key } = question;
		const version = toName(versions, question.reads);
		const kept = memory.find(key, version);
		if (kept) return kept;
		const flight = `${key}\n${version}`;
		let composing = beingComposed.get(flight);
		if (composing === undefined) {
			const admitted = question.admit();
			if (!admitted.isAllowed) return admitted;
			composing = compose(question, versions).finally(() => beingComposed.delete(flight));
			beingComposed.set(flight, composing);
		}
		const answer = await composing;
		await round();
		return answer;
	}

	function answersBy(look: () => Promise<Versions>): Answers {
		const ask: Ask = async (question) => {
			const versions = question.reads.length > 0 ? await look() : {};
			await round();
			return find(question, versions);
		};
		return Object.assign(ask, {
			ofOneMoment(read?: Versions) {
				let seen = read && Promise.resolve(read);
				return answersBy(() => (seen ??= versionsNow()));
			},
		});
	}
	return answersBy(versionsNow);
}
