import type { Locale } from '#contract/locales.ts';
import { languageName } from '#i18n/format.ts';
import { fill } from '#i18n/translator.ts';
import { compose, plainName, type MailFrame } from '#server/platform/mail/compose.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { MAIL_TEXTS } from '#server/platform/mail/texts.ts';
import type { Shop } from '#server/content/ports.ts';
import { VISIT_MAILS } from './kinds.ts';
import { VISIT_MAIL_TEXTS } from './texts.ts';

export interface StoreRequest {
	shop: Shop;
	wheel: string;
	/** Code of the article. */
	code: string;
	/** Requested time in words; '' for any time. */
	when: string;
	name: string;
	email: string;
	sender: Locale;
	reference: string;
}

/**
 * Request to the store: article and time, as chosen from our lists. Of the typed text it has only
 * the name, and the address to answer to: strangers cannot write to stores in our name.
 */
export function composeStoreRequest(head: MailFrame, visit: StoreRequest): Mail {
	const { request, facts } = VISIT_MAIL_TEXTS[head.locale];
	const name = plainName(visit.name);
	return compose(head, {
		kind: VISIT_MAILS.request,
		person: { to: visit.shop.email, name: visit.shop.name },
		subject: fill(request.subject, { reference: visit.reference }),
		title: request.title,
		reply_to: visit.email,
		parts: [
			{ kind: 'text', text: request.intro },
			{
				kind: 'facts',
				rows: [
					{ label: facts.wheel, value: visit.wheel },
					{ label: facts.code, value: visit.code },
					...(visit.when === '' ? [] : [{ label: facts.when, value: visit.when }]),
					...(name === '' ? [] : [{ label: facts.name, value: name }]),
					{ label: facts.language, value: languageName(visit.sender, head.locale) },
					{ label: MAIL_TEXTS[head.locale].reference, value: visit.reference },
				],
			},
			{ kind: 'text', text: request.next },
			{ kind: 'small', text: fill(request.missing, { email: head.company.email }) },
			{ kind: 'small', text: request.data },
		],
	});
}
