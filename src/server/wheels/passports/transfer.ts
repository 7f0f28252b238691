import { and, eq } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Client } from '#server/kernel/client.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { CONSENT_TEXTS, logConsents, toVersion } from '#server/consents/ports.ts';
import { wheel_links, wheel_registrations } from '../tables.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import { composePassportLink, composeTransferDone, composeTransferOffer } from '../mails/wheels.ts';
import type { Services } from '#server/platform/services.ts';
import { makeLink, TRANSFER_DAYS } from '../warranty/links.ts';
import { findWheelModel, lockRegistration, openLink, type Registration } from './queries.ts';
import { toModel } from './serialise.ts';

type Posting = Pick<Services, 'outbox' | 'senderIn' | 'siteUrl'>;

const DAY_MS = 86_400_000;

/** Page that the consent of the next owner links to. */
const TRANSFER_NOTICE = 'privacy-policy';

/** Name and number of the wheel, for mails in a language. */
async function wheelIn(tx: Tx, { serial_number }: Registration, locale: Locale) {
	const { name } = toModel(await findWheelModel(tx, serial_number), locale);
	return { product: name, serial_number };
}

/** Mails the next owner a link with which to take the wheel over. */
export async function offer(
	tx: Tx,
	registration: Registration,
	{ email, locale, now }: { email: string; locale: Locale; now: Date },
	services: Posting,
): Promise<void> {
	const token = await makeLink(tx, {
		registration_id: registration.id,
		kind: 'transfer',
		email,
		created_at: now,
		expires_at: new Date(now.getTime() + TRANSFER_DAYS * DAY_MS),
	});
	const wheel = await wheelIn(tx, registration, locale);
	const head = await mailFrameIn(services, tx, locale);
	await services.outbox.post(tx, composeTransferOffer(head, email, { ...wheel, token }));
}

export async function withdraw(tx: Tx, registration_id: string): Promise<void> {
	await tx
		.delete(wheel_links)
		.where(and(eq(wheel_links.registration_id, registration_id), eq(wheel_links.kind, 'transfer')));
}

/** Consent of the next owner, in the shape of the consents of forms. */
function consentIn(locale: Locale) {
	const purpose = 'privacy';
	const text = `${CONSENT_TEXTS[locale].transfer} [${TRANSFER_NOTICE}]`;
	return { purpose, text, locale, version: toVersion(purpose, locale, text) } as const;
}

/**
 * Hands the wheel to the holder of the transfer link. All earlier links end, and the maker's
 * further years too; the former owner's name and address are deleted. Returns the new owner's
 * secret, which is also mailed; null if the link is no longer valid.
 */
export async function completeTransfer(
	tx: Tx,
	given: { token: string; locale: Locale; now: Date; client: Client },
	posting: Posting,
): Promise<string | null> {
	const { token, locale, now, client } = given;
	const seen = await openLink(tx, token, now, 'transfer');
	const former = seen && (await lockRegistration(tx, seen.registration.id));
	// The second user of a link finds it used.
	const link = former && (await openLink(tx, token, now, 'transfer'));
	if (!link) return null;
	const { email } = link;
	await tx.delete(wheel_links).where(eq(wheel_links.registration_id, former.id));
	await tx
		.update(wheel_registrations)
		.set({
			owner_email: email,
			owner_name: '',
			owner_locale: locale,
			is_first_owner: false,
			extension: 'ended',
		})
		.where(eq(wheel_registrations.id, former.id));
	const wording = consentIn(locale);
	await logConsents(
		tx,
		[
			{
				email,
				purpose: 'privacy',
				act: 'given',
				text_version: wording.version,
				address: client.address,
				created_at: now,
			},
		],
		[{ ...wording, created_at: now }],
	);
	if (former.owner_email !== '') await notifyFormerOwner(tx, former, posting);
	return mailOwnLink(
		tx,
		{ ...former, owner_email: email, owner_name: '' },
		{ locale, now },
		posting,
	);
}

async function notifyFormerOwner(tx: Tx, former: Registration, services: Posting): Promise<void> {
	const head = await mailFrameIn(services, tx, former.owner_locale);
	const person = { to: former.owner_email, name: former.owner_name };
	const wheel = await wheelIn(tx, former, former.owner_locale);
	await services.outbox.post(tx, composeTransferDone(head, person, wheel));
}

/** Mails the owner a new link to the wheel and returns its secret; the earlier links end. */
export async function mailOwnLink(
	tx: Tx,
	registration: Registration,
	{ locale, now }: { locale: Locale; now: Date },
	services: Posting,
): Promise<string> {
	const { id, owner_email } = registration;
	await tx
		.delete(wheel_links)
		.where(and(eq(wheel_links.registration_id, id), eq(wheel_links.kind, 'owner')));
	const link = { registration_id: id, kind: 'owner', email: owner_email, created_at: now } as const;
	const token = await makeLink(tx, link);
	const wheel = await wheelIn(tx, registration, locale);
	const head = await mailFrameIn(services, tx, locale);
	await services.outbox.post(tx, composePassportLink(head, owner_email, { ...wheel, token }));
	return token;
}
