import { CALLS } from './calls.ts';
import { expanded, pathsIn } from './expand.ts';
import { readForm } from './form.ts';
import { toError, type Mishap } from './mishaps.ts';
import { Refusal } from './refusal.ts';
import { newId, type World } from './world.ts';

export interface Answer {
	status: number;
	body: unknown;
	headers: Record<string, string>;
}

/** A request to the API, as received. */
export interface ApiRequest {
	method: string;
	/** Path without its query. */
	path: string;
	/** Body of a POST, query of anything else. */
	encoded: string;
	idempotencyKey: string | null;
}

/** Answers are kept for a day, as long as Stripe promises. */
const KEPT_MS = 24 * 60 * 60 * 1000;

interface KeptAnswer {
	of: string;
	at: number;
	answer: Answer;
}

const isKept = ({ status }: Answer) => status < 400 || status === 402 || status === 500;

/** Finds the call of a request in the table, and the id in its path. */
export function findCall({ method, path }: Pick<ApiRequest, 'method' | 'path'>) {
	for (const [name, call] of Object.entries(CALLS)) {
		const pattern = new RegExp(`^${name.replace(':id', '(?<id>\\w+)')}$`);
		const found = pattern.exec(`${method} ${path}`);
		if (found) return { name, call, id: found.groups?.['id'] ?? '' };
	}
	return null;
}

const refused = (status: number, error: object): Answer => ({
	status,
	body: { error },
	headers: {},
});

function worked(world: World, request: ApiRequest): Answer {
	const found = findCall(request);
	if (!found) {
		const message = `Unrecognized request URL (${request.method}: ${request.path}).`;
		return refused(404, { type: 'invalid_request_error', message });
	}
	const form = readForm(request.encoded);
	try {
		const object = found.call(world, { id: found.id, form });
		const body = expanded(world.shelves, object, pathsIn(form));
		return { status: 200, body, headers: {} };
	} catch (error) {
		if (error instanceof Refusal) return refused(error.status, error.error);
		throw error;
	}
}

/** Does the work, or the mishap in its place or after it. */
function withMishap(world: World, request: ApiRequest, mishap: Mishap | null): Answer {
	if (mishap === null || typeof mishap === 'string' || 'until' in mishap) {
		return worked(world, request);
	}
	if (mishap.isDone) worked(world, request);
	const headers: Record<string, string> =
		mishap.shouldRetry === undefined ? {} : { 'stripe-should-retry': String(mishap.shouldRetry) };
	return { ...refused(mishap.status, toError(mishap.status)), headers };
}

/** Answer to a repeated idempotency key. */
function repeated(before: KeptAnswer, of: string): Answer {
	if (before.of !== of) {
		return refused(400, {
			type: 'idempotency_error',
			message: 'Keys for idempotent requests can only be used with the same parameters.',
		});
	}
	const { headers, ...answer } = before.answer;
	return { ...answer, headers: { ...headers, 'idempotent-replayed': 'true' } };
}

/** Answers by idempotency key: the first one is repeated, an error of Stripe's own included. */
export class Answers {
	readonly #kept = new Map<string, KeptAnswer>();

	answer(world: World, request: ApiRequest, mishap: Mishap | null): Answer {
		world.request = { id: newId('req'), idempotency_key: request.idempotencyKey };
		const answer = this.#byKey(world, request, mishap);
		const headers = { ...answer.headers, 'request-id': world.request.id ?? '' };
		world.request = { id: null, idempotency_key: null };
		return { ...answer, headers };
	}

	#byKey(world: World, request: ApiRequest, mishap: Mishap | null): Answer {
		const { idempotencyKey: key, method, path, encoded } = request;
		if (key === null || method !== 'POST') return withMishap(world, request, mishap);
		const at = world.clock().getTime();
		const of = `${path}?${encoded}`;
		const before = this.#kept.get(key);
		if (before && at - before.at < KEPT_MS) return repeated(before, of);
		const answer = withMishap(world, request, mishap);
		if (isKept(answer)) this.#kept.set(key, { of, at, answer });
		return answer;
	}
}
