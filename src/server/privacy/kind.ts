import { eq } from 'drizzle-orm';
import { retentionChange, retentionResource } from '#contract/privacy/privacy.ts';
import { changeWriter, deskKind } from '#server/desk/ports.ts';
import { retention_rules } from './tables.ts';

export const retentionKind = deskKind(retentionResource, {
	table: retention_rules,
	columns: {
		id: retention_rules.kind,
		days: retention_rules.days,
		is_enabled: retention_rules.is_enabled,
	},
	writer: {
		change: changeWriter(retentionChange, async ({ tx }, id, body) => {
			await tx.update(retention_rules).set(body).where(eq(retention_rules.kind, id));
			return null;
		}),
	},
});
