import { withdrawalsContract } from '#contract/withdrawals/module.ts';
import { defineModule } from '../module.ts';
import { withdrawalDeskRoutes } from './desk.ts';
import { endWithdrawal } from './issued.ts';
import { withdrawalKind } from './kind.ts';
import { WITHDRAWAL_LIMITS } from './limits.ts';
import { PROOF_PATH } from './links.ts';
import { WITHDRAWAL_MAILS } from './mails/kinds.ts';
import { moveWithdrawals, unprovenRule, withdrawalData, withdrawalRule } from './personal.ts';
import { showProofPage, withdrawalRoutes } from './routes.ts';

export const withdrawalsModule = defineModule({
	contract: withdrawalsContract,
	routes: { ...withdrawalRoutes, ...withdrawalDeskRoutes },
	desk: [withdrawalKind],
	personal: withdrawalData,
	retention: { withdrawals: withdrawalRule, unproven_withdrawals: unprovenRule },
	onRefundIssued: endWithdrawal,
	onEmailChange: moveWithdrawals,
	limits: WITHDRAWAL_LIMITS,
	mails: Object.values(WITHDRAWAL_MAILS),
	// Opened from a mail, in browsers that may run no script.
	pages: [{ path: PROOF_PATH, show: showProofPage }],
});
