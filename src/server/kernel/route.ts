import type { Context } from 'hono';
import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Problem } from '#contract/errors.ts';
import { idSchema } from '#contract/units.ts';
import type { Answers } from '#server/platform/answers/answers.ts';
import { clientOf, isOwnOrigin, type Client } from './client.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { ContentPart } from '#server/platform/answers/tables.ts';
import { admit } from '#server/identity/admission.ts';
import type { Staff } from '#server/identity/staff.ts';
import type { Disk } from '#server/platform/disk.ts';
import type { UploadsInFlight } from '#server/platform/uploads/in-flight.ts';
import type { Readers } from '#server/platform/limits/readers.ts';
import type { Outbox } from '#server/platform/mail/outbox.ts';
import { problem } from './problem.ts';

export type Clock = () => Date;

/** What a route may use; nothing in the host reads globals. */
export interface Services {
	db: Db;
	/** The same database by connections of their own: reading can never take those of writing. */
	readDb: Db;
	/** What is the same for everybody, from memory where nothing has changed. */
	answers: Answers;
	/** What each network has read lately. */
	readers: Readers;
	clock: Clock;
	outbox: Outbox;
	/** Address of the site as people see it: links in mails, the origin that writes come from. */
	siteUrl: string;
	/** Names beside the loopback's and the site's that the host answers to; `*` for any. */
	hostNames: ReadonlySet<string>;
	/** Everything that the host keeps in files. */
	dataDir: string;
	/** Where mails are files for this machine's user to read; unset when a server takes them. */
	mailFolder?: string | undefined;
	/** Proxies whose word about a client counts, beside the loopback; `*` for any. */
	trustedProxies: ReadonlySet<string>;
	/** Rounds of key derivation that a captcha asks of the browser. */
	captchaCost: number;
	/** What each address is sending at this moment. */
	uploadsInFlight: UploadsInFlight;
	/** Whether there is room to write. */
	disk: Disk;
	/** Takes one line for each thing that the host's keeper should know. */
	log: (line: string) => void;
}

type Parsed<S> = S extends v.GenericSchema<unknown, unknown> ? v.InferOutput<S> : undefined;
export type QueryOf<E> = E extends Endpoint<infer Q, infer _D, infer _B> ? Parsed<Q> : never;
export type InputOf<E> = E extends Endpoint<infer _Q, infer _D, infer B> ? Parsed<B> : never;
export type AnswerOf<E> = E extends Endpoint<infer _Q, infer D, infer _B> ? v.InferInput<D> : never;

export interface Call<Query, Body = undefined> extends Services {
	query: Query;
	body: Body;
	client: Client;
	/** Who is signed in; null wherever the record is not for staff. */
	staff: Staff | null;
	/** For what the record cannot say: headers, and bodies that are not JSON. */
	context: Context;
	/** A parameter of the path, already known to look like an id. */
	param: (name: string) => string;
}

export interface Route {
	endpoint: Endpoint;
	/** Where the answer is kept: all that it is read from. */
	reads?: readonly ContentPart[];
	handle: (context: Context, services: Services) => Promise<Response>;
}

const MAX_PARAM_LENGTH = 200;
const MAX_JSON_BYTES = 64 * 1024;

/**
 * Ties a record of the contract to what answers it: query and body are parsed against the record,
 * null becomes `not_found`, a `Response` is passed on, anything else becomes `{ data }`.
 */
export function route<E extends Endpoint>(
	endpoint: E,
	answer: (call: Call<QueryOf<E>, InputOf<E>>) => Promise<AnswerOf<E> | Response | null>,
): Route {
	return {
		endpoint,
		async handle(context, services) {
			const isWrite = endpoint.method !== 'GET';
			if (isWrite && !isOwnOrigin(context, services.siteUrl)) return problem('forbidden');
			const staff = endpoint.audience === 'staff' ? await admit(endpoint, context, services) : null;
			if (staff instanceof Response) return staff;
			const query = v.safeParse(endpoint.query ?? v.object({}), queryOf(context));
			if (!query.success) return problem('validation_failed', fieldsOf(query.issues));
			const params = context.req.param();
			if (!Object.values(params).every(isName)) return problem('not_found');
			const body = await bodyOf(context, endpoint);
			if (body instanceof Response) return body;
			const data = await answer({
				...services,
				query: query.output as QueryOf<E>,
				body: body.value as InputOf<E>,
				client: clientOf(context, services.trustedProxies),
				staff,
				context,
				param: (name) => params[name] ?? '',
			});
			if (data instanceof Response) return data;
			if (data === null) return problem('not_found');
			return Response.json({ data }, isShared(endpoint) ? {} : NEVER_STORED);
		},
	};
}

const NEVER_STORED = { headers: { 'cache-control': 'no-store' } };

/** Whether everybody gets the same answer, which may then be kept and read anywhere. */
export function isShared({ audience = 'public' }: Endpoint): boolean {
	return audience === 'public';
}

/** Field paths and codes of a failed parse. */
export function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): NonNullable<Problem['fields']> {
	return issues.map((issue) => ({
		path: issue.path?.map(({ key }) => String(key)).join('.') ?? '',
		code: issue.type,
	}));
}

/** A JSON body by its schema. Other kinds are left for the route, which knows how much it takes. */
async function bodyOf(
	context: Context,
	{ body: schema, bodyTypes = [] }: Endpoint,
): Promise<{ value: unknown } | Response> {
	if (!schema) return { value: undefined };
	const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim() ?? '';
	if (bodyTypes.includes(type) || (type === '' && bodyTypes.length > 0))
		return { value: undefined };
	if (type !== 'application/json') return problem('unsupported_media_type');
	const bytes = await readBytes(context.req.raw, MAX_JSON_BYTES);
	if (bytes === null) return problem('payload_too_large');
	let given: unknown;
	try {
		given = JSON.parse(bytes.toString('utf8'));
	} catch {
		return problem('validation_failed', [{ path: '', code: 'json' }]);
	}
	const parsed = v.safeParse(schema, given);
	return parsed.success
		? { value: parsed.output }
		: problem('validation_failed', fieldsOf(parsed.issues));
}

/**
 * What a body of unknown length may bring beyond what is taken: it is read on and thrown away, so
 * that its sender sees the answer. One that goes on and on is broken off.
 */
const READ_ON_BYTES = 8 * 1024 * 1024;

/** Bytes of a body, counted as they come; null when they are too many, and none of them is held. */
export async function readBytes(request: Request, limit: number): Promise<Buffer | null> {
	// Not begun, it is thrown away as it comes; broken off, its sender would not see the answer.
	if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
	if (request.body === null) return Buffer.alloc(0);
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request.body) {
		size += chunk.byteLength;
		if (size > limit + READ_ON_BYTES) return null;
		if (size <= limit) chunks.push(chunk);
		else chunks.length = 0;
	}
	return size > limit ? null : Buffer.concat(chunks);
}

/** Every value of a parameter; one that is given twice is a list, which no schema takes. */
export function queryOf(context: Context): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(context.req.queries()).map(([name, values]) => [
			name,
			values.length === 1 ? values[0] : values,
		]),
	);
}

export function isName(value: string): boolean {
	return value.length <= MAX_PARAM_LENGTH && v.is(idSchema, value);
}
