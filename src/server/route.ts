import type { Context } from 'hono';
import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint.ts';
import { idSchema } from '#contract/units.ts';
import type { Db } from './db/client.ts';
import { problem } from './problem.ts';

/** What a route may use; nothing in the host reads globals. */
export interface Services {
	db: Db;
	clock: () => Date;
}

type QueryOf<E> =
	E extends Endpoint<infer Q, infer _D>
		? Q extends v.GenericSchema<unknown, unknown>
			? v.InferOutput<Q>
			: Record<never, never>
		: never;
type WireOf<E> = E extends Endpoint<infer _Q, infer D> ? v.InferInput<D> : never;

export interface Call<Query> extends Services {
	query: Query;
	/** A parameter of the path, already known to look like an id. */
	param: (name: string) => string;
}

export interface Route {
	endpoint: Endpoint;
	handle: (context: Context, services: Services) => Promise<Response>;
}

const MAX_PARAM_LENGTH = 200;

/**
 * Ties a record of the contract to what answers it: the query is parsed against the record, null
 * becomes `not_found`, anything else `{ data }`.
 */
export function route<E extends Endpoint>(
	endpoint: E,
	answer: (call: Call<QueryOf<E>>) => Promise<WireOf<E> | null>,
): Route {
	return {
		endpoint,
		async handle(context, services) {
			const query = v.safeParse(endpoint.query ?? v.object({}), queryOf(context));
			if (!query.success) {
				return problem(
					'validation_failed',
					query.issues.map((issue) => ({
						path: issue.path?.map(({ key }) => String(key)).join('.') ?? '',
						code: issue.type,
					})),
				);
			}
			const params = context.req.param();
			if (!Object.values(params).every(isName)) return problem('not_found');
			const data = await answer({
				...services,
				query: query.output as QueryOf<E>,
				param: (name) => params[name] ?? '',
			});
			return data === null ? problem('not_found') : Response.json({ data });
		},
	};
}

/** Every value of a parameter; one that is given twice is a list, which no schema takes. */
function queryOf(context: Context): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(context.req.queries()).map(([name, values]) => [
			name,
			values.length === 1 ? values[0] : values,
		]),
	);
}

function isName(value: string): boolean {
	return value.length <= MAX_PARAM_LENGTH && v.is(idSchema, value);
}
