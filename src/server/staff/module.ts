import { eq, sql } from 'drizzle-orm';
import { staffContract } from '#contract/staff/module.ts';
import { users } from '#server/identity/tables.ts';
import { toInstant } from '#server/platform/db/instant.ts';
import { defineModule } from '../module.ts';
import { staffKind } from './kind.ts';
import { SIGN_IN_LIMITS, signInRoutes } from './sign-in.ts';

export const staffModule = defineModule({
	contract: staffContract,
	routes: signInRoutes,
	desk: [staffKind],
	personal: {
		async export(db, email) {
			const [account] = await db.select().from(users).where(eq(users.email, email));
			return {
				account: account
					? { name: account.name, role: account.role, created_at: account.createdAt }
					: null,
			};
		},
		// Accounts of staff are closed at the desk.
		erase: async () => ({}),
	},
	retention: {
		sessions: ({ before }) => [
			sql`delete from sessions where expires_at < ${toInstant(before)} returning 1`,
			sql`delete from verifications where expires_at < ${toInstant(before)} returning 1`,
		],
	},
	limits: SIGN_IN_LIMITS,
});
