import { contractModule } from '../module.ts';
import { subscriberResource } from './desk.ts';
import { confirmSubscription, unsubscribe } from './subscriptions.ts';

/** Form that subscribes to the newsletter. */
export const NEWSLETTER_FORM = 'newsletter';

export const newsletterContract = contractModule({
	name: 'newsletter',
	endpoints: { confirmSubscription, unsubscribe },
	desk: [subscriberResource],
	/** Its submissions are stored as subscribers. */
	forms: {
		[NEWSLETTER_FORM]: {
			desk: null,
			kept: 'newsletter_requests',
			thanks: { next: ['news-archive', 'products-archive'], hasOwnFirstStep: true },
		},
	},
	retention: { newsletter_requests: 7 },
});
