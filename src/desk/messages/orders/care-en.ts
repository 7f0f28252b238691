import type { careIt } from './care-it.ts';

/** Texts about what follows a sale: a late delivery, a repair under the guarantee. */
export const careEn: typeof careIt = {
	delay: {
		title: 'Late delivery',
		hint: 'The customer gets a message with the new date at once and sees it on the order’s page; they may ask to cancel.',
		until: 'New delivery date',
		send: 'Tell the customer',
	},
	repair: {
		title: 'Repair under the guarantee',
		hint: 'Where the customer chose repair, the legal guarantee of the repaired units lasts a year longer, once. The customer gets a message with the new last day and sees it on the order’s page. For a registered wheel, add the repair to its service log instead.',
		position: 'Item',
		line: '%{article}, legal guarantee until %{date}',
		quantity: 'Units repaired',
		serials: 'Serial numbers of repaired wheels, separated by spaces',
		repaired_on: 'Day of the repair',
		send: 'Extend the guarantee',
	},
};
