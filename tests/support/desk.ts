import { randomUUID } from 'node:crypto';
import { config } from '#config.ts';
import type { StaffRole } from '#contract/identity/roles.ts';
import { submissions, uploads } from '../../src/server/forms/tables.ts';
import { FIRST_ACCOUNTS } from '../../src/server/staff/accounts.ts';
import { FIXTURE_PASSWORD } from './desk-password.ts';
import { type Ask, isEmbedded, type OwnHost } from './host.ts';

/**
 * Password of the first accounts: the host's own in the test run, the configured one on another
 * host.
 */
export const PASSWORD = config.DESK_PASSWORD ?? FIXTURE_PASSWORD;
/** The site's own origin, which writes of the desk must name. */
export const ORIGIN = isEmbedded ? 'http://localhost:4321' : config.SITE_URL;

export const toAddress = (role: StaffRole) => FIRST_ACCOUNTS[role];

export interface Cookie {
	name: string;
	value: string;
	/** The whole header, with its flags. */
	header: string;
}

/** Reads the one cookie that an answer sets. */
export function toCookie(response: Response): Cookie {
	const [header = ''] = response.headers.getSetCookie();
	const [pair = ''] = header.split(';');
	const [name = '', value = ''] = pair.split('=');
	return { name, value, header };
}

export function trySignIn(
	ask: Ask,
	email: string,
	password: string,
	headers: Record<string, string> = {},
): Promise<Response> {
	return ask('/api/auth/sign-in', {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
		body: JSON.stringify({ email, password }),
	});
}

export type AskAs = (
	path: string,
	given?: { method?: string; json?: unknown; csv?: string | Buffer<ArrayBuffer>; bytes?: Blob },
) => Promise<Response>;

/** Returns a client with a session: paths begin below `/api`, writes send their origin. */
export function askWith(ask: Ask, cookie: Cookie): AskAs {
	return (path, { method, json, csv, bytes } = {}) => {
		const other = csv === undefined ? 'application/json' : 'text/csv';
		const type = bytes === undefined ? other : 'application/octet-stream';
		const body = bytes ?? csv ?? (json === undefined ? undefined : JSON.stringify(json));
		return ask(`/api${path}`, {
			method: method ?? (body === undefined ? 'GET' : 'POST'),
			headers: {
				cookie: `${cookie.name}=${cookie.value}`,
				origin: ORIGIN,
				...(body === undefined ? {} : { 'content-type': type }),
			},
			...(body === undefined ? {} : { body }),
		});
	};
}

/** Signs in with the account that a fresh desk has for a role. */
export async function signedIn(ask: Ask, role: StaffRole): Promise<AskAs> {
	const response = await trySignIn(ask, toAddress(role), PASSWORD);
	if (!response.ok) throw new Error(`sign-in of ${role}: ${response.status}`);
	return askWith(ask, toCookie(response));
}

/** Inserts a submission as the forms store it; returns its id. */
export async function aSubmission(
	{ db }: Pick<OwnHost, 'db'>,
	given: Partial<typeof submissions.$inferInsert> = {},
): Promise<string> {
	const [row] = await db
		.insert(submissions)
		.values({
			reference: `LV-${randomUUID().slice(0, 6).toUpperCase()}`,
			form_slug: 'contact',
			locale: 'it',
			email: 'rider@mail.example',
			subject: 'Cliente',
			values: { message: 'Quanto pesa?', topic: 'sales' },
			request_digest: randomUUID(),
			result: { outcome: 'received', reference: null, wheels: [] },
			...given,
		})
		.returning({ id: submissions.id });
	if (!row) throw new Error('the submission was not stored');
	return row.id;
}

/** Inserts the row of a file; its bytes are up to the test. */
export async function anUpload(
	{ db }: Pick<OwnHost, 'db'>,
	given: Pick<typeof uploads.$inferInsert, 'submission_id' | 'file_name' | 'stored_name'> &
		Partial<Pick<typeof uploads.$inferInsert, 'mime'>>,
): Promise<string> {
	const [row] = await db
		.insert(uploads)
		.values({ field: 'cv', mime: 'application/pdf', size: 4, ...given })
		.returning({ id: uploads.id });
	if (!row) throw new Error('the file was not stored');
	return row.id;
}
