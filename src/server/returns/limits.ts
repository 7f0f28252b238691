import { clientLimit } from '#server/platform/limits/client-limit.ts';

/** Previews and requests: enough for people who try a form, too little for a script. */
const ASK = clientLimit('return-ask', {
	address: { limit: 120, window_s: 600 },
	network: { limit: 1_200, window_s: 600 },
});

export const RETURN_LIMITS = ASK.rules;
export const takeAsking = ASK.take;
