import { CUSTOMER_TABLES } from './customers.ts';
import { createRealm } from './realm.ts';
import { accounts, sessions, users, verifications } from './tables.ts';

const HOUR_S = 60 * 60;

/** Those who work at the desk. */
export const STAFF_REALM = createRealm({
	tables: { users, sessions, accounts, verifications },
	secret: 'desk-sessions',
	basePath: '/api/auth',
	cookie: 'livenza.desk',
	sameSite: 'strict',
	session_s: 8 * HOUR_S,
});

/** Those who buy. `lax`: who comes by a link in a mail is signed in. No call opens a session yet. */
export const CUSTOMER_REALM = createRealm({
	tables: CUSTOMER_TABLES,
	secret: 'shop-sessions',
	basePath: '/api/account',
	cookie: 'livenza.shop',
	sameSite: 'lax',
	session_s: 30 * 24 * HOUR_S,
});
