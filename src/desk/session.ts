import * as v from 'valibot';
import { type DeskSession, deskSessionSchema } from '#contract/staff/session.ts';
import { callDesk } from './call.ts';

/** Fetched once and kept until sign-in, sign-out, or a response that the session is over. */
let known: Promise<DeskSession> | null = null;

export function currentSession(): Promise<DeskSession> {
	if (known) return known;
	const asked = callDesk('GET', '/desk/session').then((data) => v.parse(deskSessionSchema, data));
	known = asked;
	asked.catch(forgetSession);
	return asked;
}

export function forgetSession(): void {
	known = null;
}

export async function openSession(email: string, password: string): Promise<DeskSession> {
	const data = await callDesk('POST', '/auth/sign-in', { json: { email, password } });
	const session = v.parse(deskSessionSchema, data);
	known = Promise.resolve(session);
	return session;
}

/** Calls to make before the session closes; afterwards the host accepts none. */
const lastCalls = new Set<() => Promise<unknown>>();

/** Registers a call to make before the session closes. Returns a function that unregisters it. */
export function beforeClosing(call: () => Promise<unknown>): () => void {
	lastCalls.add(call);
	return () => void lastCalls.delete(call);
}

export async function closeSession(): Promise<void> {
	// Input that cannot be saved now is kept in this browser, so it does not prevent signing out.
	await Promise.allSettled([...lastCalls].map((call) => call()));
	forgetSession();
	await callDesk('POST', '/auth/sign-out');
}
