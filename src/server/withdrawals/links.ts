import { proveWithdrawal } from '#contract/withdrawals/endpoints.ts';

/** Path of a receipt's link: a page of the host itself, which works without script. */
export const PROOF_PATH = `/api${proveWithdrawal.path}`;

export const proofLink = (siteUrl: string, token: string): string =>
	`${siteUrl}${PROOF_PATH}?token=${encodeURIComponent(token)}`;
