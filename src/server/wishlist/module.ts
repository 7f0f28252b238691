import { wishlistContract } from '#contract/wishlist/module.ts';
import { createPoller } from '#server/platform/queue/poller.ts';
import { defineModule } from '../module.ts';
import { WISHLIST_LIMITS } from './limits.ts';
import { listRoutes } from './lists/routes.ts';
import { NOTICE_MAILS } from './mails/kinds.ts';
import { moveNotices, wishlistData } from './personal.ts';
import { formerRule, noticeRule, requestRule } from './retention.ts';
import { watchRoutes } from './watches/routes.ts';
import { sendDueNotices } from './watches/sweep.ts';

/** Interval between two checks of the open notices. */
const INTERVAL_S = 15;

export const wishlistModule = defineModule({
	contract: wishlistContract,
	routes: { ...listRoutes, ...watchRoutes },
	personal: wishlistData,
	retention: { notice_requests: requestRule, notices: noticeRule, former_notices: formerRule },
	queues: { notices: createPoller('notices', INTERVAL_S, sendDueNotices) },
	onEmailChange: moveNotices,
	limits: WISHLIST_LIMITS,
	mails: Object.values(NOTICE_MAILS),
});
