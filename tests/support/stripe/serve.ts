import type { IncomingMessage, ServerResponse } from 'node:http';
import * as acts from './acts.ts';
import { findCall, type Answers } from './answered.ts';
import { readForm, type Form } from './form.ts';
import { tell, type Hook } from './hook.ts';
import { toError, type Mishaps } from './mishaps.ts';
import { isAct, payPage, type Act } from './page.ts';
import { kept, type World } from './world.ts';

/** A call of the API, as the fake received it. */
export interface SeenCall {
	/** Name in the table, such as `POST /v1/refunds`. */
	name: string;
	form: Form;
	idempotencyKey: string | null;
	version: string;
}

/**
 * Time of delivery. `by_hand`: when a test asks for it. `before_answer`: before the client that
 * caused it has an answer.
 */
export type When = 'by_hand' | 'before_answer' | 'after_answer';

/** State that the server works with. */
export interface Served {
	world: World;
	secretKey: string;
	answers: Answers;
	mishaps: Mishaps;
	calls: SeenCall[];
	hook: Hook | null;
	when: When;
}

/**
 * Delivers by itself the events that have happened since so many were there. A receiver makes calls
 * in turn, which would otherwise deliver to it the very events that it is handling.
 */
async function tellAt(served: Served, moment: When, after: number): Promise<void> {
	const { world, hook, when } = served;
	if (hook !== null && when === moment) await tell(world, hook, { after });
}

async function getBody(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(Buffer.from(chunk));
	return Buffer.concat(chunks).toString('utf8');
}

const toHeader = (request: IncomingMessage, name: string): string =>
	String(request.headers[name] ?? '');

function send(
	response: ServerResponse,
	{ status, body, headers }: { status: number; body: unknown; headers?: Record<string, string> },
): void {
	response.writeHead(status, { 'content-type': 'application/json', ...headers });
	response.end(JSON.stringify(body));
}

async function answerApi(
	served: Served,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const { world, answers, mishaps, calls } = served;
	const { pathname: path, search } = new URL(request.url ?? '/', world.origin);
	const method = request.method ?? 'GET';
	const encoded = method === 'POST' ? await getBody(request) : search.slice(1);
	const idempotencyKey = toHeader(request, 'idempotency-key') || null;
	const name = findCall({ method, path })?.name ?? path;
	const version = toHeader(request, 'stripe-version');
	calls.push({ name, form: readForm(encoded), idempotencyKey, version });
	if (toHeader(request, 'authorization') !== `Bearer ${served.secretKey}`) {
		return send(response, { status: 401, body: { error: toError(401) } });
	}
	const mishap = mishaps.next(name);
	if (mishap === 'cut') return void request.socket.destroy();
	const before = world.shelves.events.size;
	const answer = answers.answer(world, { method, path, encoded, idempotencyKey }, mishap);
	await tellAt(served, 'before_answer', before);
	if (mishap === 'lost') return void request.socket.destroy();
	if (mishap === 'silent') return;
	if (mishap !== null && typeof mishap === 'object' && 'until' in mishap) await mishap.until;
	send(response, answer);
	await tellAt(served, 'after_answer', before);
}

const ON_PAGE: Record<Act, (world: World, ref: string) => void> = {
	approve: (world, ref) => acts.pay(world, ref),
	decline: acts.decline,
	later: acts.payLater,
};

async function answerPage(
	served: Served,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const { world } = served;
	const before = world.shelves.events.size;
	acts.expireDue(world);
	const session = kept(world.shelves.sessions, (request.url ?? '').replace('/pay/', ''));
	const show = (note?: string) =>
		response.writeHead(200, { 'content-type': 'text/html' }).end(payPage(session, note));
	const isPressed = request.method === 'POST' && session.status === 'open';
	const act = isPressed ? new URLSearchParams(await getBody(request)).get('act') : null;
	if (!isAct(act)) return void show();
	ON_PAGE[act](world, session.id);
	await tellAt(served, 'before_answer', before);
	if (act === 'decline') show('The card was declined.');
	else {
		const location = (session.success_url ?? '').replace('{CHECKOUT_SESSION_ID}', session.id);
		response.writeHead(303, { location }).end();
	}
	await tellAt(served, 'after_answer', before);
}

/** Answers every request: calls of the API, and buyers on the page. */
export function answer(served: Served, request: IncomingMessage, response: ServerResponse): void {
	const answering = request.url?.startsWith('/pay/') ? answerPage : answerApi;
	answering(served, request, response).catch((error: unknown) => {
		if (!response.headersSent) response.writeHead(500);
		response.end(String(error));
	});
}
