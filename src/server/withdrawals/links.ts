import { proveWithdrawal } from '#contract/withdrawals/endpoints.ts';

/** Where the link of a receipt leads: a page of the host's own, which works without script. */
export const PROOF_PATH = `/api${proveWithdrawal.path}`;

export const proofLink = (siteUrl: string, token: string): string =>
	`${siteUrl}${PROOF_PATH}?token=${encodeURIComponent(token)}`;
