import type { WithdrawalMailTexts } from './shape.ts';

export const EN: WithdrawalMailTexts = {
	facts: {
		reference: 'Reference',
		name: 'Name',
		contract: 'Order or contract',
		channel: 'Receipt sent to',
		statedAt: 'Received',
		until: 'Last day to withdraw',
		sendBy: 'To be sent by',
		sendTo: 'Send to',
		dueOn: 'Refund by',
	},
	statement: 'I hereby give notice that I withdraw from my contract of sale named here.',
	mails: {
		receipt: {
			subject: (reference) => `Withdrawal ${reference}: receipt`,
			title: 'We have received your statement of withdrawal',
			text: 'This is the receipt: it repeats the statement with the date and time at which it reached us. It confirms that we have received it, not that we have accepted it; we will answer within two working days. If you have the goods already, you have 14 days from today to send them.',
		},
		unproven: {
			subject: (reference) => `Withdrawal ${reference}: receipt, one confirmation is missing`,
			title: 'We have received a statement of withdrawal',
			text: 'This is the receipt: it repeats the statement with the date and time at which it reached us, from which it counts. It is not an acceptance. Please confirm with the button that this mailbox is yours, so that we can act on it. If you did not send it, ignore this message.',
		},
		accepted: {
			subject: (reference) => `Withdrawal ${reference} accepted`,
			title: 'Your withdrawal is accepted',
			text: 'Send the goods by the day below if you have received them. We refund the price and standard delivery by the same means of payment within 14 days of the statement; we may wait until the goods are back, or until you show that they were sent.',
		},
		stopped: {
			subject: (reference) => `Withdrawal ${reference} accepted: the order is stopped`,
			title: 'Your withdrawal is accepted and the order is stopped',
			text: 'Nothing has left our warehouse: you will not receive the order and have nothing to send back. If you have paid already, we refund the full amount, delivery included, by the same means of payment, within 14 days of the statement at the latest.',
		},
		refused: {
			subject: (reference) => `Withdrawal ${reference}: not accepted`,
			title: 'We cannot accept the withdrawal',
			text: 'This is the reason. If you do not agree, reply to this e-mail.',
		},
		refunded: {
			subject: (reference) => `Withdrawal ${reference}: refund issued`,
			title: 'Your refund has been issued',
			text: 'The amount goes back to the means of payment that you used; your bank may take a few days to show it.',
		},
	},
	prove: 'Confirm the mailbox',
	late: 'The time to withdraw appears to be over: the statement is on record all the same, and we will answer.',
};
