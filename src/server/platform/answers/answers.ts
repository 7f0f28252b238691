import { hashOf } from '#server/kernel/fingerprint.ts';
import type { Db } from '../db/client.ts';
import type { ContentPart } from './tables.ts';
import type { Refusal, Taken } from '../limits/limit.ts';
import { createTurns } from '../turns.ts';
import { createMemory, type Answer } from './memory.ts';
import { createParts, type ReadPart } from './parts.ts';
import { createRounds } from './rounds.ts';
import { createVersions, nameOf, type Versions } from './versions.ts';

/** Room for five languages of a catalogue of six thousand products: what falls out is put together again and again. */
const MEMORY_BYTES = 192 * 1024 * 1024;

/** Answers put together at once: it is this process that works then, and it has one core. */
const AT_ONCE = 2;

/** Whoever has waited so long is about to be told that there is no answer. */
const PATIENCE_MS = 4_000;

/**
 * Answers written before everybody else may go on. A form takes some twenty steps through the
 * database: beside 250 readers it took three times as long with eight, and readers gained nothing.
 */
const PER_ROUND = 2;

export interface Question {
	/** What is asked, in one spelling. */
	key: string;
	/** Parts of the content that the answer is read from, all of them. */
	reads: readonly ContentPart[];
	/** Called once for all who ask at the same time; null when there is no such thing. */
	compose: (part: ReadPart) => Promise<unknown>;
	/** Asked before `compose` is called for this caller; a refusal is his answer alone. */
	admit: () => Taken;
}

type Ask = (question: Question) => Promise<Answer | Refusal | null>;

/** Finds the answer as the content is now, from memory or put together. */
export interface Answers extends Ask {
	/** For one call: what it asks is answered as of its first question, by one look at what has changed. */
	ofOneMoment: () => Answers;
}

/**
 * Public answers by the version of what they are read from. Every caller hears the version from the
 * database after he has asked, so a change that was committed before is in his answer, whoever made
 * it and through whichever host.
 */
export function createAnswers(db: Db, limit_bytes = MEMORY_BYTES): Answers {
	const versionsNow = createVersions(db);
	const memory = createMemory(limit_bytes);
	const inTurn = createTurns(AT_ONCE, { patience_ms: PATIENCE_MS });
	const round = createRounds(PER_ROUND);
	const partsAt = createParts();
	const beingComposed = new Map<string, Promise<Answer | null>>();

	async function compose(
		{ key, reads, compose: ask }: Question,
		versions: Versions,
	): Promise<Answer | null> {
		const data = await inTurn(() => ask(partsAt(versions)));
		if (data === null) return null;
		const text = JSON.stringify(data);
		const answer = { body: Buffer.from(text), etag: `"${hashOf(text)}"` };
		memory.keep(key, nameOf(versions, reads), answer);
		return answer;
	}

	async function find(question: Question, versions: Versions): Promise<Answer | Refusal | null> {
		const { key } = question;
		const version = nameOf(versions, question.reads);
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
			ofOneMoment() {
				let seen: Promise<Versions> | undefined;
				return answersBy(() => (seen ??= versionsNow()));
			},
		});
	}
	return answersBy(versionsNow);
}
