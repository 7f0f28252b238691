import { DESK_COOKIE, SESSION_COOKIE, SESSION_DAYS } from '#contract/cookies.ts';
import { createRealm } from './realm.ts';
import {
	customer_accounts,
	customer_sessions,
	customer_users,
	customer_verifications,
} from './tables-customers.ts';
import { accounts, sessions, users, verifications } from './tables.ts';

const HOUR_S = 60 * 60;

/** Staff of the desk. */
export const STAFF_REALM = createRealm({
	tables: { users, sessions, accounts, verifications },
	secret: 'desk-sessions',
	basePath: '/api/auth',
	cookie: DESK_COOKIE,
	sameSite: 'strict',
	session_s: 8 * HOUR_S,
});

/** Customers. `lax`: they stay signed in when a mailed link or a payment leads them back. */
export const CUSTOMER_REALM = createRealm({
	tables: {
		users: customer_users,
		sessions: customer_sessions,
		accounts: customer_accounts,
		verifications: customer_verifications,
	},
	secret: 'shop-sessions',
	basePath: '/api/account',
	cookie: SESSION_COOKIE,
	sameSite: 'lax',
	session_s: SESSION_DAYS * 24 * HOUR_S,
});
