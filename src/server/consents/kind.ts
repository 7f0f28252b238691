import { eq } from 'drizzle-orm';
import { consentResource } from '#contract/consents/consents.ts';
import { deskKind } from '#server/desk/ports.ts';
import { consentLog } from './queries.ts';
import { consents } from './tables.ts';

export const consentKind = deskKind(consentResource, {
	table: consents,
	columns: {
		id: consents.id,
		created_at: consents.created_at,
		email: consents.email,
		purpose: consents.purpose,
		act: consents.act,
		text_version: consents.text_version,
		address: consents.address,
	},
	async parts(db, id) {
		const [row] = await consentLog(db).where(eq(consents.id, id));
		return { text: row?.text ?? null };
	},
});
