import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { signWebhook, verifyWebhook } from '#domain/security/webhook.ts';
import {
	contentsRequestSchema,
	edgeReportSchema,
	indexRequestSchema,
	PULL_PATHS,
	type Wanted,
} from '#edge/pull/messages.ts';
import { readChangesSince } from '#edge/releases/index-since.ts';
import { contentFile } from '#edge/releases/contents.ts';
import { CONTENTS, INDEX_NAME, readRuleFiles } from '#edge/releases/release-index.ts';
import type { ReleaseStore } from '#edge/releases/releases.ts';
import { isMissing } from '#errors/missing.ts';
import { readBytes } from '#http/raw-body.ts';
import type { EdgeList } from './edge-list.ts';

const REQUEST_BYTES = 64 * 1024;
const LOOK_EVERY_MS = 50;
/** Releases whose contents are known at once: the current one, and one that an edge is still at. */
const KNOWN_RELEASES = 2;

export interface ReleaseRoutesOptions {
	/** Folder of the releases. */
	dir: string;
	releases: Pick<ReleaseStore, 'current' | 'list' | 'getIndex'>;
	list: EdgeList;
	secrets: readonly string[];
	/** True once the process ends: no report is held any more. */
	isEnding: () => boolean;
	log: (line: string) => void;
}

/** A request as it came to a port. */
type Asked = Context<{ Bindings: HttpBindings }>;

/** Stream of chunks, read at the reader’s pace. */
function toStream(
	pieces: AsyncGenerator<Uint8Array>,
	onBreak: (cause: unknown) => void,
): ReadableStream<Uint8Array> {
	return new ReadableStream({
		async pull(controller) {
			const next = await pieces.next().catch((cause: unknown) => {
				onBreak(cause);
				return { done: true } as const;
			});
			if (next.done) controller.close();
			else controller.enqueue(next.value);
		},
		async cancel() {
			await pieces.return(undefined);
		},
	});
}

function parsed(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(Buffer.from(bytes).toString());
	} catch {
		return null;
	}
}

/** Hands releases out to edges on other machines: only what visitors get, to holders of the secret. */
export function releaseRoutes(options: ReleaseRoutesOptions): Hono<{ Bindings: HttpBindings }> {
	const { dir, releases, list, secrets, log } = options;
	const app = new Hono<{ Bindings: HttpBindings }>();
	const known = new Map<string, Promise<ReadonlySet<string> | null>>();

	async function wantedNow(): Promise<Wanted> {
		const [current, folders] = await Promise.all([releases.current(), releases.list()]);
		const kept = folders.map((folder) => basename(folder));
		const id = current === null ? null : basename(current);
		return { version: [id, ...kept].join(' '), current: id, kept };
	}

	const keeps = async (id: string) =>
		(await releases.list()).some((folder) => basename(folder) === id);

	/** Hashes of the contents of a release: nothing else is given out. */
	async function hashesOf(id: string): Promise<ReadonlySet<string> | null> {
		const found = known.get(id);
		if (found) return found;
		const read = releases
			.getIndex(id)
			.then((index) => index && new Set([...index.values()].map(({ hash }) => hash)));
		read.catch(() => known.delete(id));
		known.set(id, read);
		const [oldest] = known.keys();
		if (known.size > KNOWN_RELEASES && oldest !== undefined) known.delete(oldest);
		return read;
	}

	/** Answers a request that a holder of the secret has signed. */
	function signed<S extends v.GenericSchema>(
		schema: S,
		answer: (context: Asked, message: v.InferOutput<S>, id: string) => Promise<Response>,
	) {
		return async (context: Asked): Promise<Response> => {
			const body = await readBytes(context.req.raw, REQUEST_BYTES);
			if (body === null) return context.text('too large', 413);
			const verified = verifyWebhook(secrets, (name) => context.req.header(name), body, new Date());
			if (!verified.isGenuine) {
				log(`publisher: rejected an edge: ${verified.why}`);
				return context.text(verified.why, 401);
			}
			const message = v.safeParse(schema, parsed(body));
			if (!message.success) return context.text('expected the messages of the same version', 422);
			return answer(context, message.output, verified.id);
		};
	}

	/** Signs an answer as one to this request. */
	function sealed(context: Asked, text: string, id: string): Response {
		const bytes = Buffer.from(text);
		const headers = signWebhook(secrets, { id, sentAt: new Date() }, bytes);
		return context.body(new Uint8Array(bytes), 200, {
			...headers,
			'content-type': 'application/json',
			'cache-control': 'no-store',
		});
	}

	app.post(
		PULL_PATHS.report,
		signed(edgeReportSchema, async (context, report, id) => {
			if (!list.receive(report)) {
				return context.text(
					`EDGE_NAME: another edge reports itself as ${report.name}, expected a name for each`,
					409,
				);
			}
			const until = performance.now() + report.wait_ms;
			let wanted = await wantedNow();
			const isWaiting = () =>
				performance.now() < until && !options.isEnding() && !context.req.raw.signal.aborted;
			while (wanted.version === report.knows && isWaiting()) {
				await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
				wanted = await wantedNow();
			}
			return sealed(context, JSON.stringify(wanted), id);
		}),
	);

	app.post(
		PULL_PATHS.index,
		signed(indexRequestSchema, async (context, { release, since }, id) => {
			if (!(await keeps(release))) return context.text('the release is not kept', 410);
			try {
				const rules = JSON.stringify(Object.fromEntries(await readRuleFiles(join(dir, release))));
				const changes = since && (await readChangesSince(dir, release, since));
				const index = changes ? 'null' : await readFile(join(dir, release, INDEX_NAME), 'utf8');
				const text = `{"rules":${rules},"index":${index},"changes":${JSON.stringify(changes)}}`;
				return sealed(context, text, id);
			} catch (cause) {
				if (!isMissing(cause)) throw cause;
				return context.text('the release is not kept', 410);
			}
		}),
	);

	app.post(
		PULL_PATHS.contents,
		signed(contentsRequestSchema, async (context, { release, names }) => {
			const hashes = (await keeps(release)) ? await hashesOf(release) : null;
			if (!hashes) return context.text('the release is not kept', 410);
			const files: string[] = [];
			let bytes = 0;
			for (const name of names) {
				const [hash = '', ending] = name.split('.');
				if (!hashes.has(hash)) return context.text(`no content ${name} in this release`, 403);
				const file = contentFile(join(dir, CONTENTS), hash) + (ending ? `.${ending}` : '');
				try {
					bytes += (await stat(file)).size;
				} catch (cause) {
					if (!isMissing(cause)) throw cause;
					// Cleaned up meanwhile, or lost: the edge asks again, and finds out which.
					if (!(await keeps(release))) return context.text('the release is not kept', 410);
					log(`publisher: the content ${name} of release ${release} is missing`);
					return context.text(`the publisher lacks the content ${name}`, 500);
				}
				files.push(file);
			}
			async function* pieces(): AsyncGenerator<Buffer> {
				for (const file of files) yield* createReadStream(file);
			}
			const onBreak = (cause: unknown) => {
				log(`publisher: a transfer to an edge broke off: ${String(cause)}`);
				// The edge stops waiting for the rest, and requests it again.
				context.env.outgoing.destroy();
			};
			return new Response(toStream(pieces(), onBreak), {
				headers: {
					'content-type': 'application/octet-stream',
					'content-length': String(bytes),
					'cache-control': 'no-store',
				},
			});
		}),
	);

	return app;
}
