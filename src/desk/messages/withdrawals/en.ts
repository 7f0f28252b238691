import type { it } from './it.ts';

export const en: typeof it = {
	desk: {
		withdrawals: {
			toDecide: 'Withdrawals to handle',
			toRefund: 'Withdrawals to refund',
			title: 'Handle the withdrawal',
			hint: 'The refund goes out by the day shown, unless it waits for the goods or for proof that they were sent.',
			accept: 'Accept…',
			accepted: 'Withdrawal accepted: the message is on its way.',
			acceptText:
				'The buyer gets the address to send to, and the term. Where the statement has no order, enter its number.',
			refuse: 'Refuse…',
			refused: 'Withdrawal refused: the message is on its way.',
			refuseText: 'Write the reason in the buyer’s language: it arrives as it is.',
			receive: 'Note that the goods are back',
			received: 'Arrival noted.',
			receiveText: 'Count the pieces and look at how they are.',
			refund: 'Refund',
			refunded: 'Refund under way, by the order’s means of payment.',
			refundText:
				'All that is left of the order is refunded with standard delivery, as the law wants it.',
		},
	},
	resources: {
		withdrawals: { name: 'Withdrawal |||| Withdrawals' },
	},
	fields: {
		withdrawal_status: 'State of the withdrawal',
		stated_at: 'Stated on',
		refund_by: 'Refund by',
		stated_name: 'Name as stated',
		stated_contract: 'Contract as stated',
		withdraw_until: 'Last day to withdraw',
		goods_at: 'Goods back on',
	},
	own: {
		withdrawals: {
			sent_at: 'Goods sent on',
			is_late: 'Out of time',
			reference: 'Reference',
		},
	},
	choices: {
		settled: 'closed',
		unproven: 'mailbox to be confirmed',
		accepted: 'accepted',
		withdrawals: 'Withdrawals',
		unproven_withdrawals: 'Withdrawals that nobody has confirmed',
	},
};
