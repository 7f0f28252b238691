import type { endingsIt } from './endings-it.ts';

/** Texts about orders that end early, and payments that a bank disputes. */
export const endingsEn: typeof endingsIt = {
	next: 'Next step',
	cancel: {
		title: 'Cancel the order',
		hint: 'Possible while nothing has been sent. The items are available again, what was paid is refunded in full, and the customer is told.',
		reason: 'Reason, for the internal history',
		send: 'Cancel the order',
	},
	cancelRest: {
		title: 'Cancel the rest of the order',
		hint: 'The dispute is lost: the bank has given the customer’s money back. What has not been sent is available again, without another refund; what has been sent stays as it is. The customer is told.',
		send: 'Cancel the rest',
	},
	disputed: 'The payment is disputed: until the bank decides, nothing is packed, sent or refunded.',
	lost: 'The dispute is lost: the bank has given the customer’s money back. Nothing more is sent or refunded.',
	account: {
		title: 'Account for the refund',
		none: 'No IBAN: ask the customer for it before you make the transfer.',
		known: 'Refund to %{iban}.',
		send: 'Save the IBAN',
	},
};
