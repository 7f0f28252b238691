import { findLanguage } from '#domain/catalogue/guarantee.ts';
import { fullName } from '#domain/addresses/person-names.ts';
import { findWheelArticle, findShop, type WheelArticle, type Shop } from '#server/content/ports.ts';
import { answeredBy, findChoiceLabel, type FormHandler } from '#server/forms/ports.ts';
import type { Accepted } from '#server/forms/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { takeOne, type LimitRule } from '#server/platform/limits/limit.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import type { Services } from '#server/platform/services.ts';
import { composeStoreRequest } from './mails/store-request.ts';
import { composeVisitReceipt } from './mails/visit-receipt.ts';

/** Limit against strangers who fill a store's mailbox; the desk has every request. */
export const STORE_REQUESTS: LimitRule = {
	name: 'visit.store',
	limit: 30,
	window_s: 24 * 60 * 60,
};

interface Visit {
	article: WheelArticle;
	shop: Shop;
}

/** Records that fields of the form name. */
async function listRecords(db: Db | Tx, { article, store }: Readonly<Record<string, string>>) {
	return {
		article: await findWheelArticle(db, article ?? ''),
		shop: await findShop(db, store ?? ''),
	};
}

/** Records of a request that `refuse` has let through. */
async function getVisit(db: Db | Tx, values: Readonly<Record<string, string>>): Promise<Visit> {
	const { article, shop } = await listRecords(db, values);
	if (!article || !shop) throw new Error('the article or the store of the visit is missing');
	return { article, shop };
}

const answered = answeredBy(
	async (head, to, receipt, { values, locale }, tx) => {
		const { article, shop } = await getVisit(tx, values);
		return composeVisitReceipt(head, to, { ...receipt, wheel: article.nameIn(locale), shop });
	},
	{
		async refuse({ values }, { db }) {
			const { article, shop } = await listRecords(db, values);
			const gone = [
				...(article ? [] : [{ path: 'article', code: 'gone' }]),
				...(shop ? [] : [{ path: 'store', code: 'gone' }]),
			];
			if (!article || !shop) return gone;
			return shop.ranges.includes(article.range) ? [] : [{ path: 'store', code: 'not_carried' }];
		},
		async getSubject({ values }, { db }) {
			const { article, shop } = await getVisit(db, values);
			return `${article.nameIn('it')} · ${shop.name}, ${shop.city}`;
		},
	},
);

/** Passes the request on to the store, in the language of its country; answers go to the sender. */
async function notifyStore(tx: Tx, accepted: Accepted, services: Services): Promise<void> {
	const { values, email, reference, submissionId, form, now } = accepted;
	const { article, shop } = await getVisit(tx, values);
	if (!(await takeOne(tx, STORE_REQUESTS, shop.id, now)).isAllowed) return;
	const locale = findLanguage(shop.country);
	const choice = { form: form.slug, field: 'when', value: values['when'] ?? '' };
	const mail = composeStoreRequest(await mailFrameIn(services, tx, locale), {
		shop,
		wheel: article.nameIn(locale),
		code: article.code,
		when: await findChoiceLabel(tx, locale, choice),
		name: fullName(values, accepted.locale),
		email,
		sender: accepted.locale,
		reference,
	});
	await services.outbox.post(tx, { ...mail, submission_id: submissionId });
}

/** Handler of a visit: a receipt, a request to the store, and a notice to the company. */
export const visitHandler: FormHandler = {
	...answered,
	async apply(tx, accepted, services) {
		const result = await answered.apply(tx, accepted, services);
		await notifyStore(tx, accepted, services);
		return result;
	},
};
