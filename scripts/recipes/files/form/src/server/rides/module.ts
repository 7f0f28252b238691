import { eq, sql } from 'drizzle-orm';
import { rideResource, ridesContract } from '#contract/rides/module.ts';
import { loadTexts } from '#i18n/texts.ts';
import { deskKind } from '#server/desk/ports.ts';
import { answeredBy, toClosing, type FormHandler } from '#server/forms/ports.ts';
import { toInstant } from '#server/platform/db/instant.ts';
import { compose } from '#server/platform/mail/compose.ts';
import type { MailKind } from '#server/platform/mail/kinds.ts';
import { defineModule } from '../module.ts';
import { test_rides } from './tables.ts';

const TEXTS = loadTexts('mails/rides');

const RECEIPT: MailKind = { name: 'test-ride.receipt', addressee: 'sender', isConfirmed: false };

const answered = answeredBy(async (head, to, receipt) => {
	const { subject, title, intro } = TEXTS[head.locale];
	return compose(head, {
		kind: RECEIPT,
		person: { to, name: '' },
		subject,
		title,
		parts: [{ kind: 'text', text: intro }, ...toClosing(head, receipt)],
	});
});

const rideHandler: FormHandler = {
	...answered,
	async apply(tx, accepted, services) {
		const { email, values, now } = accepted;
		await tx.insert(test_rides).values({ email, wheel: values['wheel'] ?? '', created_at: now });
		return answered.apply(tx, accepted, services);
	},
};

export const ridesModule = defineModule({
	contract: ridesContract,
	routes: {},
	desk: [deskKind(rideResource, { table: test_rides, columns: test_rides })],
	personal: {
		export: async (db, email) => ({
			test_rides: await db.select().from(test_rides).where(eq(test_rides.email, email)),
		}),
		async erase(tx, { email }) {
			const gone = await tx.delete(test_rides).where(eq(test_rides.email, email)).returning();
			return { test_rides: gone.length };
		},
	},
	retention: {
		test_rides: ({ before }) => [
			sql`delete from test_rides where created_at < ${toInstant(before)} returning 1`,
		],
	},
	forms: { 'test-ride': rideHandler },
	mails: [RECEIPT],
});
