import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '#server/privacy/ports.ts';
import { subscribers } from './tables.ts';

export const subscriberData: PersonalData = {
	async export(db, email) {
		const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.email, email));
		if (!subscriber) return { newsletter: null };
		const { confirm_seed: _, confirm_digest: __, unsubscribe_digest: ___, ...known } = subscriber;
		return { newsletter: known };
	},

	async erase(tx, { email }) {
		const gone = await tx
			.delete(subscribers)
			.where(eq(subscribers.email, email))
			.returning({ id: subscribers.id });
		return { newsletter: gone.length };
	},

	addressesInUse: sql`select email from ${subscribers}`,
};
