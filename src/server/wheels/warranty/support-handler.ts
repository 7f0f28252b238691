import { answeredBy } from '#server/forms/ports.ts';
import { composeSupportReceipt } from '../mails/support.ts';

/** Handler of a request about a wheel that could not be registered. */
export const supportHandler = answeredBy(
	async (head, to, receipt) => composeSupportReceipt(head, to, receipt),
	{ getSubject: async ({ values }) => values['serial_number'] ?? '' },
);
