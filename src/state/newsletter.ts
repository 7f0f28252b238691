import { callApi } from '#api/call-api.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { confirmSubscription, unsubscribe } from '#contract/newsletter/subscriptions.ts';
import { createMailedLink } from './mailed-link.ts';

const CALLS = { confirm: confirmSubscription, unsubscribe };

/** Action that a mailed link asks for. */
export type NewsletterAct = keyof typeof CALLS;
export type NewsletterOutcome = DataOf<(typeof CALLS)[NewsletterAct]>['outcome'];

/** Link of a newsletter mail that opened the page. */
export const newsletterLink = createMailedLink<NewsletterAct, { outcome: NewsletterOutcome }>(
	(token, act) => callApi(CALLS[act], { baseUrl: '', body: { token } }),
);
