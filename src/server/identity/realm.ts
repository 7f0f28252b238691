import { randomUUID } from 'node:crypto';
// Without its own query builder, which nothing here uses: 260 modules of a start.
import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { PgTable } from 'drizzle-orm/pg-core';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/staff/session.ts';
import type { Db } from '#server/platform/db/client.ts';
import { hostSecret } from '#server/platform/db/host-secret.ts';
import type { Services } from '#server/platform/services.ts';
import { hashPassword, isPassword } from './passwords.ts';

/** Group of accounts with cookies and secrets that open nothing elsewhere. */
export interface RealmOptions {
	tables: { users: PgTable; sessions: PgTable; accounts: PgTable; verifications: PgTable };
	/** Name of the key that signs its cookies. */
	secret: string;
	basePath: `/api/${string}`;
	/** Cookie without its prefix. */
	cookie: string;
	/** Cookie policy: with `lax`, a link from elsewhere finds the person signed in. */
	sameSite: 'strict' | 'lax';
	/** Lifetime of a session from its beginning, whatever its use. */
	session_s: number;
}

type RealmServices = Pick<Services, 'db' | 'siteUrl'>;

export interface Realm {
	/** Used through `api`; none of its own addresses is open. */
	getAuth: (services: RealmServices) => Promise<Auth>;
	/** Session of a request; null without one, or with an old one. */
	findSession: (
		headers: Headers,
		services: RealmServices & Pick<Services, 'clock'>,
	) => Promise<{ userId: string; token: string } | null>;
}

/** `__Host-` binds the cookie to this very host, which browsers grant over https alone. */
function cookieName(cookie: string, siteUrl: string): string {
	return siteUrl.startsWith('https:') ? `__Host-${cookie}` : cookie;
}

/**
 * Creates better-auth, which keeps accounts and sessions. Only the contract's routes call it: they
 * count attempts and check origins.
 */
function createAuth(options: RealmOptions, db: Db, siteUrl: string, secret: string) {
	const { tables, basePath, cookie, sameSite, session_s } = options;
	return betterAuth({
		baseURL: siteUrl,
		basePath,
		secret,
		database: drizzleAdapter(db, {
			provider: 'pg',
			schema: {
				user: tables.users,
				session: tables.sessions,
				account: tables.accounts,
				verification: tables.verifications,
			},
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
		session: { expiresIn: session_s, disableSessionRefresh: true, cookieCache: { enabled: false } },
		advanced: {
			database: { generateId: () => randomUUID() },
			useSecureCookies: false,
			// Its other cookies must not collide with the other realm's.
			cookiePrefix: cookie,
			cookies: {
				session_token: {
					name: cookieName(cookie, siteUrl),
					attributes: {
						secure: siteUrl.startsWith('https:'),
						httpOnly: true,
						sameSite,
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
export type Auth = ReturnType<typeof createAuth>;

export function createRealm(options: RealmOptions): Realm {
	const made = new WeakMap<Db, Promise<Auth>>();

	/** Instance of a database; created at the first call, because its secret is stored there. */
	function getAuth({ db, siteUrl }: RealmServices): Promise<Auth> {
		const known = made.get(db);
		if (known) return known;
		const auth = hostSecret(db, options.secret).then((secret) =>
			createAuth(options, db, siteUrl, secret),
		);
		made.set(db, auth);
		// If the database did not answer, the next call tries again.
		auth.catch(() => made.delete(db));
		return auth;
	}

	return {
		getAuth,
		async findSession(headers, services) {
			if (!headers.has('cookie')) return null;
			const auth = await getAuth(services);
			const found = await auth.api.getSession({ headers });
			if (!found) return null;
			const age_ms = services.clock().getTime() - found.session.createdAt.getTime();
			if (age_ms >= options.session_s * 1000) return null;
			return { userId: found.user.id, token: found.session.token };
		},
	};
}
