import type { Locale } from '#contract/locales.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import type { Services } from '#server/platform/services.ts';
import { findByEmail } from '../account.ts';
import { mayMailCustomer } from '../limits.ts';
import { makeLink } from './links.ts';
import { composeAccountLink, type LinkMail } from '../mails/customers.ts';

export interface Asked {
	/** Lower case. */
	email: string;
	/** Request of the person; the mail depends on whether there is an account. */
	wish: 'register' | 'reset';
	person: { given_name: string; family_name: string; language: Locale };
	now: Date;
}

const MAIL_FOR: Record<Asked['wish'], Record<'known' | 'unknown', LinkMail>> = {
	register: { known: 'known', unknown: 'confirm' },
	reset: { known: 'reset', unknown: 'unknown' },
};

/**
 * Mails a link to any address: for an account it leads to a new password, else it makes an account.
 * Both take the same steps, so that neither the response nor its time reveals whether there is an
 * account.
 */
export async function askForLink(
	services: Pick<Services, 'db' | 'outbox' | 'senderIn' | 'siteUrl'>,
	{ email, wish, person, now }: Asked,
): Promise<void> {
	await services.db.transaction(async (tx) => {
		const found = await findByEmail(tx, email);
		if (!(await mayMailCustomer(tx, email, now))) return;
		const token = await makeLink(
			tx,
			{ kind: found ? 'reset' : 'register', email, customer_id: found?.user.id ?? null, person },
			now,
		);
		const frame = await mailFrameIn(services, tx, found?.profile.language ?? person.language);
		const kind = MAIL_FOR[wish][found ? 'known' : 'unknown'];
		const to = { to: email, name: found?.profile.given_name ?? '' };
		await services.outbox.post(tx, composeAccountLink(frame, kind, to, token));
	});
}
