import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { signWebhook, verifyWebhook, type WebhookRefusal } from '#domain/security/webhook.ts';
import {
	type EdgeReport,
	type IndexAnswer,
	indexAnswerSchema,
	LONGEST_WAIT_MS,
	PULL_PATHS,
	type Wanted,
	wantedSchema,
} from './messages.ts';

/** Time that the publisher has for an answer beyond the wait that was asked for. */
const ANSWER_MS = 10_000;
/** Time for the whole list of a large site. */
const INDEX_MS = 60_000;
/** Time within which more of a batch of contents has to come. */
const IDLE_MS = 10_000;

/** Error for a publisher that cannot be reached, or whose answer breaks off. */
export class PublisherAway extends Error {
	override name = 'PublisherAway';
}

/** Error for a publisher that refuses this edge: a setting has to be changed. */
export class PublisherRefuses extends Error {
	override name = 'PublisherRefuses';
}

/** Error for a release that the publisher no longer keeps. */
export class ReleaseGone extends Error {
	override name = 'ReleaseGone';
}

const REFUSALS: Record<WebhookRefusal, string> = {
	unsigned: 'BUILD_HOOK_SECRET: the publisher saw no signature',
	wrong_signature: 'BUILD_HOOK_SECRET: expected the secret of the publisher',
	old: 'the clock of this machine is more than 5 minutes behind that of the publisher',
	early: 'the clock of this machine is more than 5 minutes ahead of that of the publisher',
};

const isRefusal = (text: string): text is WebhookRefusal => text in REFUSALS;

function refusal(origin: string, status: number, text: string): Error {
	if (status === 410) return new ReleaseGone(text);
	if (status === 401 && isRefusal(text)) return new PublisherRefuses(REFUSALS[text]);
	if (status === 404) {
		return new PublisherRefuses(`RELEASES_URL: ${origin} gives no releases, expected a publisher`);
	}
	if (status > 500) return new PublisherAway(`the publisher answered ${status}: ${text}`);
	return status === 500 ? new Error(text) : new PublisherRefuses(text);
}

export interface PublisherClient {
	/** Reports the state of this edge; resolves once the publisher has news, or has waited. */
	report(report: EdgeReport, signal: AbortSignal): Promise<Wanted>;
	getIndex(release: string, since: string | null, signal: AbortSignal): Promise<IndexAnswer>;
	/** Streams contents one after the other. */
	contents(
		request: { release: string; names: readonly string[] },
		signal: AbortSignal,
	): Promise<AsyncIterable<Uint8Array>>;
}

/**
 * Asks the publisher that leads among those at `origins`. Requests are signed, and so are all
 * answers but contents.
 */
export function publisherClient(
	origins: readonly string[],
	secrets: readonly string[],
): PublisherClient {
	let at = 0;
	/** Sends the next request to another publisher, if several stand by for each other. */
	const turn = () => void (at = (at + 1) % origins.length);

	async function send(path: string, message: unknown, late: AbortSignal, signal: AbortSignal) {
		const origin = origins[at] ?? '';
		const body = Buffer.from(JSON.stringify(message));
		const id = `msg_${randomUUID()}`;
		const headers = signWebhook(secrets, { id, sentAt: new Date() }, body);
		const response = await fetch(new URL(path, origin), {
			method: 'POST',
			headers: { ...headers, 'content-type': 'application/json' },
			body,
			redirect: 'error',
			signal: AbortSignal.any([signal, late]),
		}).catch((cause: unknown) => {
			turn();
			throw away(origin, cause, signal);
		});
		if (!response.ok) {
			const error = refusal(origin, response.status, (await response.text()).slice(0, 200));
			if (error instanceof PublisherAway) turn();
			throw error;
		}
		return { response, id, origin };
	}

	/** Error of a connection, unless this process itself has broken it off. */
	function away(origin: string, cause: unknown, signal: AbortSignal): unknown {
		if (signal.aborted) return signal.reason;
		const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
		return new PublisherAway(
			`the publisher at ${origin} does not answer: ${inner instanceof Error ? inner.message : String(inner)}`,
		);
	}

	/** Reads an answer that only a holder of the secret can have made for this very request. */
	async function ask(path: string, message: unknown, ms: number, signal: AbortSignal) {
		const late = AbortSignal.timeout(ms);
		const { response, id, origin } = await send(path, message, late, signal);
		const bytes = await response.arrayBuffer().then(Buffer.from, (cause: unknown) => {
			throw away(origin, cause, signal);
		});
		const verified = verifyWebhook(
			secrets,
			(name) => response.headers.get(name),
			bytes,
			new Date(),
		);
		if (!verified.isGenuine || verified.id !== id) {
			throw new PublisherRefuses(
				`RELEASES_URL: the answer of ${origin} is not signed by BUILD_HOOK_SECRET`,
			);
		}
		const answer: unknown = JSON.parse(bytes.toString());
		return answer;
	}

	return {
		report: async (report, signal) =>
			v.parse(
				wantedSchema,
				await ask(PULL_PATHS.report, report, LONGEST_WAIT_MS + ANSWER_MS, signal),
			),
		getIndex: async (release, since, signal) =>
			v.parse(indexAnswerSchema, await ask(PULL_PATHS.index, { release, since }, INDEX_MS, signal)),
		async contents(request, signal) {
			const idle = idleLimit(IDLE_MS);
			idle.begin();
			const sent = send(PULL_PATHS.contents, request, idle.signal, signal);
			const { response, origin } = await sent.finally(idle.end);
			const { body } = response;
			if (!body) throw new PublisherAway('the publisher sent no contents');
			const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
			return (async function* stream() {
				try {
					for (;;) {
						idle.begin();
						const next = await chunks.next().finally(idle.end);
						if (next.done) return;
						yield next.value;
					}
				} catch (cause) {
					throw away(origin, cause, signal);
				} finally {
					await chunks.return?.();
				}
			})();
		},
	};
}

/** Signal that is given where one wait takes too long. */
function idleLimit(ms: number) {
	const late = new AbortController();
	let timer: NodeJS.Timeout | undefined;
	return {
		signal: late.signal,
		begin() {
			timer = setTimeout(() => late.abort(new Error(`nothing came for ${ms / 1000} s`)), ms);
		},
		end: () => clearTimeout(timer),
	};
}
