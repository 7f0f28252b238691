import type * as v from 'valibot';
import type { StaffRole } from '#contract/identity/roles.ts';
import type { HostErrorCode } from './errors.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;

/**
 * Who a call is for. `public`: the same answer for everybody, readable by any origin and cached by
 * its ETag. `visitor`: one person's own, never stored, from the site's pages alone. `staff`: with a
 * session of the desk. `customer`: with a session of the shop. `provider`: an outside party that
 * signs what it sends.
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
	/** Left out: `public`. */
	audience?: Audience;
	/** Who of the staff may call; left out: whoever the record itself lets. */
	roles?: readonly StaffRole[];
	query?: Query;
	/** Shape of a JSON body. */
	body?: Body;
	/**
	 * Does many things in one transaction, or waits in line with several passwords: whoever calls waits
	 * longer than for most calls, instead of being told to try again what goes on meanwhile.
	 */
	isLong?: boolean;
	/** Bytes that a JSON body may have; left out: as many as most calls take. */
	bodyBytes?: number;
	/** Other kinds of body that the call takes, beside JSON or instead of it. */
	bodyTypes?: readonly string[];
	/** Parts of a body that is a form. */
	bodyParts?: AnySchema;
	data: Data;
	/** Kind of an answer that is not JSON. */
	dataType?: string;
	errors: readonly HostErrorCode[];
}

/**
 * Keeps the literal types of an endpoint record. Marked as free of effects, so that an island carries
 * only the records that it calls.
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

/** What a call takes as its body; nothing where the record names none. */
export type BodyOf<E> =
	E extends Endpoint<infer _Q, infer _D, infer B>
		? B extends AnySchema
			? v.InferInput<B>
			: undefined
		: never;
