import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { submissionsFrom } from '#server/forms/ports.ts';
import type { PersonalData } from '#server/privacy/ports.ts';
import { service_entries, wheel_links, wheel_registrations } from './tables.ts';

export const wheelData: PersonalData = {
	async export(db, email) {
		const wheels = await db
			.select()
			.from(wheel_registrations)
			.where(
				or(
					eq(wheel_registrations.owner_email, email),
					inArray(wheel_registrations.submission_id, submissionsFrom(db, email)),
				),
			);
		const ids = wheels.map(({ id }) => id);
		const entries = await db
			.select()
			.from(service_entries)
			.where(inArray(service_entries.registration_id, ids));
		const toService = (id: string) =>
			entries
				.filter(({ registration_id }) => registration_id === id)
				.map(({ date, kind, text }) => ({ date, kind, text }));
		const offers = await db.select().from(wheel_links).where(eq(wheel_links.email, email));
		return {
			wheels: wheels.map(({ owner_email, owner_name, owner_locale, decided_by: _, ...wheel }) => ({
				...wheel,
				// The present owner and the services on the wheel are another person's data.
				...(owner_email === email
					? { owner_email, owner_name, owner_locale, service: toService(wheel.id) }
					: {}),
			})),
			links: offers.map(({ kind, created_at, expires_at }) => ({ kind, created_at, expires_at })),
		};
	},

	/**
	 * Keeps registrations without their owner, because the warranty stays. Deletes a request that
	 * is not accepted: it gives no warranty yet, and the wheel's owner may register it.
	 */
	async erase(tx, { email }) {
		const { id, owner_email, submission_id, extension } = wheel_registrations;
		const own = tx.select({ id }).from(wheel_registrations).where(eq(owner_email, email));
		const links = await tx
			.delete(wheel_links)
			.where(or(eq(wheel_links.email, email), inArray(wheel_links.registration_id, own)))
			.returning({ digest: wheel_links.digest });
		const requests = await tx
			.delete(wheel_registrations)
			.where(and(eq(owner_email, email), inArray(extension, ['requested', 'rejected'])))
			.returning({ id });
		await tx
			.update(wheel_registrations)
			.set({ store_name: '' })
			.where(and(inArray(submission_id, submissionsFrom(tx, email)), ne(owner_email, email)));
		const wheels = await tx
			.update(wheel_registrations)
			.set({ owner_email: '', owner_name: '', store_name: '' })
			.where(eq(owner_email, email))
			.returning({ id });
		return { links: links.length, wheels: wheels.length + requests.length };
	},

	addressesInUse: sql`select owner_email from ${wheel_registrations}`,
};
