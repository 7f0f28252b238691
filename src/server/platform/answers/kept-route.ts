import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint.ts';
import { isShared } from '#server/kernel/audience.ts';
import { toFields } from '#server/kernel/body.ts';
import { getClient, type Client } from '#server/kernel/client.ts';
import { problem } from '#server/kernel/problem.ts';
import { isName, toQuery, type AnswerOf, type QueryOf, type Route } from '#server/kernel/route.ts';
import { tooMany } from '../limits/limit.ts';
import type { Db } from '../db/client.ts';
import type { Services } from '../services.ts';
import { readAlone, type ReadPart } from './parts.ts';
import { PREVIEW_HEADER } from './preview.ts';
import { respond } from './respond.ts';
import type { ContentPart } from './tables.ts';

/** Arguments that a cached answer may depend on: nothing about the caller. */
export interface KeptCall<Query> extends Pick<Services, 'db' | 'clock'> {
	query: Query;
	/** Reads shared parts, which other answers show too, once for all of them. */
	part: ReadPart;
	/** True if the answer shows drafts to a holder of the preview’s address. */
	isPreview: boolean;
	/** Parameter of the path, already known to look like an id. */
	param: (name: string) => string;
}

export interface Kept {
	/** Every part of the content that the answer is read from; a change of one recomputes it. */
	reads: readonly ContentPart[];
	/** Key of a period, for answers that change with time: equal keys mean the same answer. */
	during?: (now: Date) => string;
}

/**
 * Binds a public record to its handler; the answer is composed once for each version of what it
 * `reads`. Otherwise like `route`.
 */
export function keptRoute<E extends Endpoint>(
	endpoint: E,
	{ reads, during }: Kept,
	answer: (call: KeptCall<QueryOf<E>>) => Promise<AnswerOf<E> | null>,
): Route<Services> {
	if (!isShared(endpoint)) {
		throw new Error(`${endpoint.path}: expected an answer that is the same for everybody`);
	}
	const schema = endpoint.query ?? v.object({});
	return {
		endpoint,
		reads,
		async handle(context, services) {
			const { answers, clock, readDb, readers } = services;
			const client = getClient(context, services.trustedProxies);
			const now = clock();
			const read = readers.read(client, now);
			if (!read.isAllowed) return tooMany(read);
			const query = v.safeParse(schema, toQuery(context));
			if (!query.success) return problem('validation_failed', toFields(query.issues));
			const params = context.req.param();
			if (!Object.values(params).every(isName)) return problem('not_found');
			const preview = context.req.header(PREVIEW_HEADER);
			const asked = (db: Db, part = readAlone) =>
				answer({
					db,
					clock,
					part,
					isPreview: preview !== undefined,
					query: query.output as QueryOf<E>,
					param: (name) => params[name] ?? '',
				});
			if (preview !== undefined) return asDrafted(services, client, preview, asked);
			const moment = during?.(now) ?? '';
			const found = await answers({
				key: JSON.stringify([endpoint.path, params, query.output, moment]),
				reads,
				admit: () => readers.compose(client, now),
				async compose(part) {
					const data = await asked(readDb, part);
					return data === null ? null : { data };
				},
			});
			if (found === null) return problem('not_found');
			return 'retryAfter_s' in found ? tooMany(found) : respond(context, found);
		},
	};
}

/** Answers as if drafts were live: only for holders of the token, recomputed, never cached. */
async function asDrafted(
	services: Services,
	client: Client,
	token: string,
	ask: (db: Db) => Promise<unknown>,
): Promise<Response> {
	const taken = services.readers.compose(client, services.clock());
	if (!taken.isAllowed) return tooMany(taken);
	const data = await services.readPreview(services, token, ask);
	if (data instanceof Response) return data;
	if (data === null) return problem('not_found');
	return Response.json({ data }, { headers: NEVER_KEPT });
}

const NEVER_KEPT = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
