import { wishlistContract } from '#contract/wishlist/module.ts';
import { defineModule } from '../module.ts';
import { WISHLIST_LIMITS } from './limits.ts';
import { listRoutes } from './lists/routes.ts';
import { NOTICE_MAILS } from './mails/kinds.ts';
import { moveNotices, wishlistData } from './personal.ts';
import { formerRule, noticeRule, requestRule } from './retention.ts';
import { watchRoutes } from './watches/routes.ts';
import { NOTICE_QUEUE, startNotices } from './watches/sweep.ts';

export const wishlistModule = defineModule({
	contract: wishlistContract,
	routes: { ...listRoutes, ...watchRoutes },
	personal: wishlistData,
	retention: { notice_requests: requestRule, notices: noticeRule, former_notices: formerRule },
	queues: { notices: { rules: NOTICE_QUEUE, start: startNotices } },
	onEmailChange: moveNotices,
	limits: WISHLIST_LIMITS,
	mails: Object.values(NOTICE_MAILS),
});
