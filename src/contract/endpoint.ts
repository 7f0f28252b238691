import type * as v from 'valibot';
import type { StaffRole } from '#contract/identity/roles.ts';
import type { HostErrorCode } from './errors.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;

/**
 * Callers of an endpoint. `public`: every caller gets the same answer, readable by any origin and
 * cached by its ETag. `visitor`: an answer for one person, never stored, only for the site's pages.
 * `staff`: requires a desk session. `customer`: requires a shop session. `provider`: an
 * outside party that signs its requests.
 */
const AUDIENCES = ['public', 'visitor', 'staff', 'customer', 'provider'] as const;
export type Audience = (typeof AUDIENCES)[number];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/**
 * One call of the API. `path` starts below `/api` and names parameters as `{name}`. The answer is
 * `{ data }` with the shape of `data`, or a problem with one of `errors`.
 */
export interface Endpoint<
	Query extends AnySchema | undefined = AnySchema | undefined,
	Data extends AnySchema = AnySchema,
	Body extends AnySchema | undefined = AnySchema | undefined,
> {
	method: Method;
	path: `/${string}`;
	summary: string;
	/** Default: `public`. */
	audience?: Audience;
	/** Staff roles that may call. Default: the roles that the resource itself allows. */
	roles?: readonly StaffRole[];
	query?: Query;
	/** Shape of a JSON body. */
	body?: Body;
	/**
	 * True if the call does much in one transaction or queues for password hashing. It gets a
	 * longer timeout, because a caller that gave up early would repeat work that is still running.
	 */
	isLong?: boolean;
	/** Maximum bytes of a JSON body. Default: the limit of most calls. */
	bodyBytes?: number;
	/** Other media types that the body may have, beside JSON or instead of it. */
	bodyTypes?: readonly string[];
	/** Fields of a form body. */
	bodyParts?: AnySchema;
	data: Data;
	/** Media type of an answer that is not JSON. */
	dataType?: string;
	errors: readonly HostErrorCode[];
}

/**
 * Keeps the literal types of an endpoint record. Marked as free of side effects, so that an island
 * bundles only the records that it calls.
 */
// @__NO_SIDE_EFFECTS__
export function endpoint<
	const Query extends AnySchema | undefined,
	const Data extends AnySchema,
	const Body extends AnySchema | undefined = undefined,
>(record: Endpoint<Query, Data, Body>): Endpoint<Query, Data, Body> {
	return record;
}

export type DataOf<E> = E extends Endpoint<infer _Q, infer D, infer _B> ? v.InferOutput<D> : never;

/** Body type of a call; undefined if the record names none. */
export type BodyOf<E> =
	E extends Endpoint<infer _Q, infer _D, infer B>
		? B extends AnySchema
			? v.InferInput<B>
			: undefined
		: never;
