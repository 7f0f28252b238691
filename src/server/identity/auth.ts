import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/identity/session.ts';
import type { Db } from '#server/platform/db/client.ts';
import { accounts, sessions, users, verifications } from './tables.ts';
import { hostSecret } from '#server/platform/db/host-secret.ts';
import type { Services } from '#server/kernel/route.ts';
import { hashPassword, isPassword } from './passwords.ts';

/** Life of a session from its beginning, whatever is done in it. */
export const SESSION_S = 8 * 60 * 60;

/** `__Host-` binds the cookie to this very host, which browsers grant over https alone. */
export function cookieName(siteUrl: string): string {
	return siteUrl.startsWith('https:') ? '__Host-livenza.desk' : 'livenza.desk';
}

/**
 * better-auth keeps accounts and sessions; none of its own addresses is open. It is asked through
 * `api` by the routes of the contract, which count tries and say where a call may come from.
 */
function createAuth(db: Db, siteUrl: string, secret: string) {
	return betterAuth({
		baseURL: siteUrl,
		basePath: '/api/auth',
		secret,
		database: drizzleAdapter(db, {
			provider: 'pg',
			schema: { user: users, session: sessions, account: accounts, verification: verifications },
		}),
		emailAndPassword: {
			enabled: true,
			disableSignUp: true,
			minPasswordLength: MIN_PASSWORD_LENGTH,
			maxPasswordLength: MAX_PASSWORD_LENGTH,
			revokeSessionsOnPasswordReset: true,
			password: {
				hash: hashPassword,
				verify: ({ password, hash }) => isPassword(password, hash),
			},
		},
		session: { expiresIn: SESSION_S, disableSessionRefresh: true, cookieCache: { enabled: false } },
		advanced: {
			database: { generateId: () => randomUUID() },
			useSecureCookies: false,
			cookies: {
				session_token: {
					name: cookieName(siteUrl),
					attributes: {
						secure: siteUrl.startsWith('https:'),
						httpOnly: true,
						sameSite: 'strict',
						path: '/',
					},
				},
			},
		},
		rateLimit: { enabled: false },
		telemetry: { enabled: false },
		logger: { disabled: true },
	});
}
export type DeskAuth = ReturnType<typeof createAuth>;

const made = new WeakMap<Db, Promise<DeskAuth>>();

/** The one of a database; made at the first call, because its secret lies there. */
export function authOf({ db, siteUrl }: Pick<Services, 'db' | 'siteUrl'>): Promise<DeskAuth> {
	const known = made.get(db);
	if (known) return known;
	const auth = hostSecret(db, 'desk-sessions').then((secret) => createAuth(db, siteUrl, secret));
	made.set(db, auth);
	// A database that did not answer is asked again by the next call.
	auth.catch(() => made.delete(db));
	return auth;
}
