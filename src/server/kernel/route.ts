import type { Context } from 'hono';
import * as v from 'valibot';
import type { Audience, Endpoint } from '#contract/endpoint.ts';
import { idSchema } from '#contract/units.ts';
import { toAudience, isShared } from './audience.ts';
import { toFields, parsedBody } from './body.ts';
import { getClient, type Client } from './client.ts';
import { isOwnOrigin } from './own-origin.ts';
import { problem } from './problem.ts';
import { toRawBody, type RawBody } from '#http/raw-body.ts';
import type { KernelServices } from './services.ts';

type Parsed<S> = S extends v.GenericSchema<unknown, unknown> ? v.InferOutput<S> : undefined;
export type QueryOf<E> = E extends Endpoint<infer Q, infer _D, infer _B> ? Parsed<Q> : never;
export type InputOf<E> = E extends Endpoint<infer _Q, infer _D, infer B> ? Parsed<B> : never;
export type AnswerOf<E> = E extends Endpoint<infer _Q, infer D, infer _B> ? v.InferInput<D> : never;

/** Arguments of a call: the host's services and the parsed request. */
export type Call<Services extends KernelServices, Query, Body = undefined> = Services & {
	query: Query;
	body: Body;
	client: Client;
	/** For what the contract's record cannot express: headers, and bodies that are not JSON. */
	context: Context;
	/** Parameter of the path, already known to look like an id. */
	param: (name: string) => string;
};

/** Record of the contract with its handler and the services that the handler needs. */
export interface Route<Services extends KernelServices> {
	endpoint: Endpoint;
	/** Names of everything that a cached answer is read from; unset if it is not cached. */
	reads?: readonly string[];
	handle: (context: Context, services: Services) => Promise<Response>;
}

/** Request as a guard sees it, before anything of it is parsed. */
export interface GuardedRequest {
	endpoint: Endpoint;
	context: Context;
	client: Client;
	raw: RawBody;
}

/** Identifies the caller, or returns the refusal. */
export type Guard<Services extends KernelServices, Who extends object> = (
	request: GuardedRequest,
	services: Services,
) => Promise<Who | Response>;

/**
 * Creates the function that binds records for some audiences to their handlers. The guard admits
 * callers. Query and body are parsed against the record. Null becomes `not_found`, a `Response` is
 * passed on, anything else becomes `{ data }`. Throws at start for a record of another audience.
 */
export function guardedRoute<Services extends KernelServices, Who extends object>(
	audiences: readonly Audience[],
	guard: Guard<Services, Who>,
) {
	return function route<E extends Endpoint>(
		endpoint: E,
		answer: (
			call: Call<Services, QueryOf<E>, InputOf<E>> & Who,
		) => Promise<AnswerOf<E> | Response | null>,
	): Route<Services> {
		const audience = toAudience(endpoint);
		if (!audiences.includes(audience)) {
			const { method, path } = endpoint;
			throw new Error(
				`${method} ${path} is for ${audience}, its route for ${audiences.join(', ')}`,
			);
		}
		return {
			endpoint,
			async handle(context, services) {
				const isWrite = endpoint.method !== 'GET';
				if (isWrite && !isOwnOrigin(context, services.siteUrl)) return problem('forbidden');
				const client = getClient(context, services.trustedProxies);
				const refusal = await services.gate.refusal({ endpoint, client });
				if (refusal) return refusal;
				const raw = toRawBody(context.req.raw);
				const who = await guard({ endpoint, context, client, raw }, services);
				if (who instanceof Response) return who;
				const query = v.safeParse(endpoint.query ?? v.object({}), toQuery(context));
				if (!query.success) return problem('validation_failed', toFields(query.issues));
				const params = context.req.param();
				if (!Object.values(params).every(isName)) return problem('not_found');
				const body = await parsedBody(context, endpoint, raw);
				if (body instanceof Response) return body;
				// The body has arrived by now, so a slow sender occupies no slot.
				return services.gate.inShare({ endpoint, client }, async () => {
					const data = await answer({
						...services,
						...who,
						query: query.output as QueryOf<E>,
						body: body.value as InputOf<E>,
						client,
						context,
						param: (name) => params[name] ?? '',
					});
					if (data instanceof Response) return data;
					if (data === null) return problem('not_found');
					return Response.json({ data }, isShared(endpoint) ? {} : NEVER_STORED);
				});
			},
		};
	};
}

/** Route without a session: the same answer for everybody, or a visitor's own. */
export const openRoute = <Services extends KernelServices>() =>
	guardedRoute<Services, object>(['public', 'visitor'], async () => ({}));

const NEVER_STORED = { headers: { 'cache-control': 'no-store' } };
const MAX_PARAM_LENGTH = 200;

/** Values of all parameters; a repeated parameter becomes a list, which no schema accepts. */
export function toQuery(context: Context): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(context.req.queries()).map(([name, values]) => {
			const composed = values.map((value) => value.normalize('NFC'));
			return [name, composed.length === 1 ? composed[0] : composed];
		}),
	);
}

export function isName(value: string): boolean {
	return value.length <= MAX_PARAM_LENGTH && v.is(idSchema, value);
}
