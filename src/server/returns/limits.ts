import { clientLimit } from '#server/platform/limits/client-limit.ts';

/** Limit of previews and requests: enough for people trying a form, too few for a script. */
const ASK = clientLimit('return-ask', {
	address: { limit: 120, window_s: 600 },
	network: { limit: 1_200, window_s: 600 },
});

export const RETURN_LIMITS = ASK.rules;
export const takeAsking = ASK.take;
