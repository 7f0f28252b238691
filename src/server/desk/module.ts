import { sql } from 'drizzle-orm';
import { deskContract } from '#contract/desk/module.ts';
import { toInstant } from '#server/platform/db/instant.ts';
import { defineModule } from '../module.ts';
import { auditKind } from './audit-kind.ts';
import { withKinds } from './openapi.ts';
import { recordRoutes } from './records.ts';

export const deskModule = defineModule({
	contract: deskContract,
	routes: recordRoutes,
	desk: [auditKind],
	retention: {
		audit: ({ before }) => [
			sql`delete from audit_log where created_at < ${toInstant(before)} returning 1`,
		],
	},
	describe: (modules) => withKinds(deskContract.endpoints, modules),
});
