import { eq } from 'drizzle-orm';
import {
	registrationChange,
	retentionChange,
	submissionChange,
	subscriberChange,
} from '#contract/desk/records.ts';
import {
	consents,
	files_to_delete,
	mails,
	retention_rules,
	submissions,
	subscribers,
	uploads,
} from '#server/forms/tables.ts';
import { wheel_registrations } from '#server/wheels/tables.ts';
import { changing, type Writer } from '../writer.ts';

export const submissionWriter: Writer = {
	change: changing(submissionChange, async ({ tx }, id, body) => {
		await tx.update(submissions).set(body).where(eq(submissions.id, id));
		return null;
	}),
	async remove({ tx }, id) {
		const files = await tx
			.select({ stored_name: uploads.stored_name })
			.from(uploads)
			.where(eq(uploads.submission_id, id));
		if (files.length > 0) await tx.insert(files_to_delete).values(files).onConflictDoNothing();
		// They repeat what was sent and who sent it.
		await tx.delete(mails).where(eq(mails.submission_id, id));
		await tx.delete(submissions).where(eq(submissions.id, id));
		return null;
	},
};

export const subscriberWriter: Writer = {
	change: changing(subscriberChange, async ({ tx, now, address }, id, { state, ...body }) => {
		const [row] = await tx.select().from(subscribers).where(eq(subscribers.id, id)).for('update');
		if (!row) return { code: 'not_found' };
		const ends = state !== undefined && row.state !== state;
		await tx
			.update(subscribers)
			.set({ ...body, email: row.email, ...(ends ? { state, unsubscribed_at: now } : {}) })
			.where(eq(subscribers.id, id));
		if (!ends) return null;
		const withdrawn = { purpose: 'marketing', act: 'withdrawn' } as const;
		await tx.insert(consents).values({ email: row.email, ...withdrawn, address, created_at: now });
		return null;
	}),
};

export const registrationWriter: Writer = {
	change: changing(registrationChange, async ({ tx }, id, body) => {
		await tx.update(wheel_registrations).set(body).where(eq(wheel_registrations.id, id));
		return null;
	}),
};

export const retentionWriter: Writer = {
	change: changing(retentionChange, async ({ tx }, id, body) => {
		await tx.update(retention_rules).set(body).where(eq(retention_rules.kind, id));
		return null;
	}),
};
