import { and, eq } from 'drizzle-orm';
import {
	acceptTransfer,
	offerTransfer,
	requestPassportLink,
	viewPassport,
	withdrawTransfer,
} from '#contract/wheels/passports.ts';
import { normalSerial } from '#domain/catalogue/warranty.ts';
import { wheel_registrations } from '../tables.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { inSteadyTime } from '#server/platform/limits/steady-time.ts';
import { problem } from '#server/kernel/problem.ts';
import { route } from '#server/platform/route.ts';
import { takeAsking, takeChange, takeMail, takeOpening } from './limits.ts';
import { isUndecided, lockRegistration, openLink, pendingTransfer } from './queries.ts';
import { mailOwnLink, offer, completeTransfer, withdraw } from './transfer.ts';
import { toPassport } from './serialise.ts';

export const passportRoutes = {
	viewPassport: route(viewPassport, async ({ db, body, client, clock }) => {
		const now = clock();
		const taken = await takeOpening(db, client, now);
		if (!taken.isAllowed) return tooMany(taken);
		const link = await openLink(db, body.token, now);
		return link && toPassport(db, link, body.locale, now);
	}),

	offerTransfer: route(offerTransfer, async ({ db, body, client, clock, ...services }) => {
		const now = clock();
		const taken = await takeChange(db, client, now);
		if (!taken.isAllowed) return tooMany(taken);
		const link = await openLink(db, body.token, now, 'owner');
		if (!link) return null;
		const mails = await takeMail(db, link.registration.serial_number, now);
		if (!mails.isAllowed) return tooMany(mails);
		const email = body.email.toLowerCase();
		return db.transaction(async (tx) => {
			// One offer at a time, also from two pages at once, and only while the link is valid.
			const registration = await lockRegistration(tx, link.registration.id);
			if (!registration || !(await openLink(tx, body.token, now, 'owner'))) return null;
			// A request that staff has not accepted is nothing that could be handed on.
			if (isUndecided(registration)) return problem('conflict');
			const isOffered = (await pendingTransfer(tx, registration.id, now)) !== null;
			if (isOffered || email === registration.owner_email) return problem('conflict');
			await withdraw(tx, registration.id);
			await offer(tx, registration, { email, locale: body.locale, now }, services);
			return { outcome: 'sent' as const };
		});
	}),

	withdrawTransfer: route(withdrawTransfer, async ({ db, body, client, clock }) => {
		const now = clock();
		const taken = await takeChange(db, client, now);
		if (!taken.isAllowed) return tooMany(taken);
		const link = await openLink(db, body.token, now, 'owner');
		if (!link) return null;
		return db.transaction(async (tx) => {
			await lockRegistration(tx, link.registration.id);
			if (!(await openLink(tx, body.token, now, 'owner'))) return null;
			await withdraw(tx, link.registration.id);
			return { outcome: 'withdrawn' as const };
		});
	}),

	acceptTransfer: route(acceptTransfer, async ({ db, body, client, clock, ...services }) => {
		const now = clock();
		const taken = await takeChange(db, client, now);
		if (!taken.isAllowed) return tooMany(taken);
		const { token, locale } = body;
		const own = await db.transaction((tx) =>
			completeTransfer(tx, { token, locale, now, client }, services),
		);
		return own === null ? null : { token: own };
	}),

	requestPassportLink: route(
		requestPassportLink,
		async ({ db, body, client, clock, ...services }) => {
			const now = clock();
			const taken = await takeAsking(db, client, now);
			if (!taken.isAllowed) return tooMany(taken);
			const serial = normalSerial(body.serial_number);
			const email = body.email.toLowerCase();
			await inSteadyTime(async () => {
				const [known] = await db
					.select({ id: wheel_registrations.id })
					.from(wheel_registrations)
					.where(
						and(
							eq(wheel_registrations.serial_number, serial),
							eq(wheel_registrations.owner_email, email),
						),
					);
				// Only requests with the owner’s address count, so that others cannot use up the
				// limit.
				if (!known || !(await takeMail(db, serial, now)).isAllowed) return;
				await db.transaction(async (tx) => {
					const registration = await lockRegistration(tx, known.id);
					if (registration?.owner_email !== email) return;
					await mailOwnLink(tx, registration, { locale: body.locale, now }, services);
				});
			});
			return { outcome: 'sent_if_known' as const };
		},
	),
};
