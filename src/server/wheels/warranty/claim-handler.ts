import { REMEDIES } from '#contract/wheels/forms.ts';
import { answeredBy } from '#server/forms/ports.ts';
import { composeClaimReceipt } from '../mails/claims.ts';

/** Handler of a claim under the legal guarantee; its subject is the product. */
export const claimHandler = answeredBy(
	async (head, to, receipt, { values }) => {
		// The form admits its two values alone, and requires one.
		const remedy = REMEDIES.find((known) => known === values['remedy']) ?? 'repair';
		return composeClaimReceipt(head, to, receipt, remedy);
	},
	{ getSubject: async ({ values }) => values['claimed_product'] ?? '' },
);
