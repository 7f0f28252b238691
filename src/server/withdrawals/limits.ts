import { clientLimit } from '#server/platform/limits/client-limit.ts';

/** Both steps of a statement, and corrections between them. */
const ACT = clientLimit('withdrawal-act', {
	address: { limit: 30, window_s: 600 },
	network: { limit: 300, window_s: 600 },
});

export const WITHDRAWAL_LIMITS = ACT.rules;
export const takeAct = ACT.take;
