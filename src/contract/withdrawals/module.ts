import { contractModule } from '../module.ts';
import {
	acceptWithdrawal,
	receiveWithdrawnGoods,
	refundWithdrawal,
	refuseWithdrawal,
	withdrawalResource,
} from './desk.ts';
import {
	listWithdrawals,
	nameRefundAccount,
	proveWithdrawal,
	reviewWithdrawal,
	sendWithdrawnGoods,
	stateWithdrawal,
} from './endpoints.ts';
import {
	reviewedStatementSchema,
	statementReceiptSchema,
	withdrawalSchema,
} from './withdrawals.ts';

export const withdrawalsContract = contractModule({
	name: 'withdrawals',
	endpoints: {
		reviewWithdrawal,
		stateWithdrawal,
		proveWithdrawal,
		listWithdrawals,
		sendWithdrawnGoods,
		nameRefundAccount,
		acceptWithdrawal,
		refuseWithdrawal,
		receiveWithdrawnGoods,
		refundWithdrawal,
	},
	desk: [withdrawalResource],
	/** As long as the contract that it ends (c.c. 2220). Unproven ones of guests expire sooner. */
	retention: { withdrawals: 4018, unproven_withdrawals: 400 },
	shapes: {
		ReviewedStatement: reviewedStatementSchema,
		StatementReceipt: statementReceiptSchema,
		Withdrawal: withdrawalSchema,
	},
});
