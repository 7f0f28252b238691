import * as v from 'valibot';
import { type DeskSession, deskSessionSchema } from '#contract/staff/session.ts';
import { callDesk } from './call.ts';

/** Asked once and kept until somebody signs in or out, or is told that the session is over. */
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

/** What is still to be said to the host, which takes nothing once the session is over. */
const lastCalls = new Set<() => Promise<unknown>>();

/** Has something done before the session is closed, until that is called off. */
export function beforeClosing(call: () => Promise<unknown>): () => void {
	lastCalls.add(call);
	return () => void lastCalls.delete(call);
}

export async function closeSession(): Promise<void> {
	// What cannot be saved now is kept for whoever typed it: nobody is held back by it.
	await Promise.allSettled([...lastCalls].map((call) => call()));
	forgetSession();
	await callDesk('POST', '/auth/sign-out');
}
