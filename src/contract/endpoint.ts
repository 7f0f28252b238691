import type * as v from 'valibot';
import type { HostErrorCode } from './errors.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;

/**
 * One call of the API. `path` starts below `/api` and names parameters as `{name}`. The answer is
 * `{ data }` with the shape of `data`, or a problem with one of `errors`.
 */
export interface Endpoint<
	Query extends AnySchema | undefined = AnySchema | undefined,
	Data extends AnySchema = AnySchema,
> {
	method: 'GET';
	path: `/${string}`;
	summary: string;
	query?: Query;
	data: Data;
	errors: readonly HostErrorCode[];
}

/** Keeps the literal types of an endpoint record. */
export function endpoint<const Query extends AnySchema | undefined, const Data extends AnySchema>(
	record: Endpoint<Query, Data>,
): Endpoint<Query, Data> {
	return record;
}

export type DataOf<E> = E extends Endpoint<infer _Q, infer D> ? v.InferOutput<D> : never;
