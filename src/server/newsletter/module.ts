import { NEWSLETTER_FORM, newsletterContract } from '#contract/newsletter/module.ts';
import { defineModule } from '../module.ts';
import { newsletterHandler, wishForNews } from './form-handler.ts';
import { subscriberKind } from './kind.ts';
import { MISS_LIMITS } from './limits.ts';
import { NEWSLETTER_MAILS } from './mails/kinds.ts';
import { UNSUBSCRIBE_PATH } from './mails/newsletter.ts';
import { subscriberData } from './personal.ts';
import { formerReaderRule, requestRule } from './retention.ts';
import { newsletterRoutes, showUnsubscribePage } from './routes.ts';
import { REQUEST_LIMITS } from './subscribe.ts';

export const newsletterModule = defineModule({
	contract: newsletterContract,
	routes: newsletterRoutes,
	desk: [subscriberKind],
	personal: subscriberData,
	retention: { newsletter_requests: requestRule, consents: formerReaderRule },
	forms: { [NEWSLETTER_FORM]: newsletterHandler },
	afterSubmission: wishForNews,
	limits: [...REQUEST_LIMITS, ...MISS_LIMITS],
	mails: Object.values(NEWSLETTER_MAILS),
	// Opened by people whose mail program does not post; asks before it changes anything.
	pages: [{ path: UNSUBSCRIBE_PATH, show: showUnsubscribePage }],
});
