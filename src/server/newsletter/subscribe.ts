import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isLocale, type Locale } from '#contract/locales.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { subscribers } from './tables.ts';
import { toDigest, newToken } from '#server/platform/link-secrets.ts';
import { takeOne, type LimitRule } from '#server/platform/limits/limit.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import { composeNewsletterAlready, composeNewsletterConfirm } from './mails/newsletter.ts';
import type { Services } from '#server/platform/services.ts';
import { confirmToken, isOpen, unsubscribeToken } from './tokens.ts';

export interface SubscriptionRequest {
	/** Lower case. */
	email: string;
	/** May be empty, as country and language may. */
	first_name: string;
	country: string;
	/** Chosen language of the newsletter, not always one of the site. */
	language: string;
	/** Language of the page. */
	locale: Locale;
	submission_id: string;
	now: Date;
}

const DAY_S = 24 * 60 * 60;
/** Limits of mails to one address, so that strangers cannot fill a mailbox. */
const CONFIRM_MAILS: LimitRule = { name: 'newsletter.confirm', limit: 5, window_s: DAY_S };
const ALREADY_MAILS: LimitRule = { name: 'newsletter.already', limit: 1, window_s: DAY_S };

export const REQUEST_LIMITS = [CONFIRM_MAILS, ALREADY_MAILS];

/**
 * Asks the owner of an address to confirm, even if it is known; the requester learns nothing. The
 * consent log has the request itself, written with the submission.
 */
export async function askForSubscription(
	tx: Tx,
	asked: SubscriptionRequest,
	services: Pick<Services, 'outbox' | 'senderIn' | 'siteUrl'>,
): Promise<void> {
	const { email, now, submission_id } = asked;
	const language = isLocale(asked.language) ? asked.language : asked.locale;
	const unsubscribe_token = await unsubscribeToken(tx, email);
	const known = await getRow(tx, asked, language, toDigest(unsubscribe_token));
	const isReader = known.state === 'confirmed';
	const rule = isReader ? ALREADY_MAILS : CONFIRM_MAILS;
	const subject = createHash('sha256').update(email).digest('hex');
	if (!(await takeOne(tx, rule, subject, now)).isAllowed) return;

	if (isReader) {
		const head = await mailFrameIn(services, tx, toLanguage(known.language, language));
		const mail = composeNewsletterAlready(head, email, { unsubscribe_token });
		await services.outbox.post(tx, { ...mail, submission_id });
		return;
	}
	// One secret a request: of two mails that ask for the same, both links work while it is open.
	const confirm_seed = (isOpen(known, now) ? known.confirm_seed : null) ?? newToken();
	const confirm_token = await confirmToken(tx, confirm_seed);
	const { first_name, country } = asked;
	await tx
		.update(subscribers)
		.set({
			first_name,
			country,
			language,
			state: 'pending',
			confirm_seed,
			confirm_digest: toDigest(confirm_token),
			asked_at: now,
			confirmed_at: null,
			unsubscribed_at: null,
		})
		.where(eq(subscribers.id, known.id));
	const head = await mailFrameIn(services, tx, language);
	const mail = composeNewsletterConfirm(head, email, { confirm_token, unsubscribe_token });
	await services.outbox.post(tx, { ...mail, submission_id });
}

/** Row of the address, created if needed, locked until the transaction ends. */
async function getRow(
	tx: Tx,
	{ email, first_name, country, now }: SubscriptionRequest,
	language: Locale,
	unsubscribe_digest: string,
) {
	const [row] = await tx
		.insert(subscribers)
		.values({
			email,
			first_name,
			country,
			language,
			state: 'pending',
			unsubscribe_digest,
			asked_at: now,
		})
		.onConflictDoUpdate({ target: subscribers.email, set: { unsubscribe_digest } })
		.returning();
	if (!row) throw new Error('the subscriber was not stored');
	return row;
}

export const toLanguage = (language: string, otherwise: Locale): Locale =>
	isLocale(language) ? language : otherwise;
