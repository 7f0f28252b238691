import { returnsContract } from '#contract/returns/module.ts';
import { defineModule } from '../module.ts';
import { returnDeskRoutes } from './desk.ts';
import { endReturn } from './issued.ts';
import { returnKind } from './kind.ts';
import { RETURN_LIMITS } from './limits.ts';
import { RETURN_MAILS } from './mails/kinds.ts';
import { returnData } from './personal.ts';
import { returnRoutes } from './routes.ts';

export const returnsModule = defineModule({
	contract: returnsContract,
	routes: { ...returnRoutes, ...returnDeskRoutes },
	desk: [returnKind],
	personal: returnData,
	onRefundIssued: endReturn,
	limits: RETURN_LIMITS,
	mails: Object.values(RETURN_MAILS),
});
