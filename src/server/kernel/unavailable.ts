/** The host cannot answer now; a later retry may succeed. Answered as 503. */
export class Unavailable extends Error {
	override name = 'Unavailable';
}

/** Time limit of every answer; if the database hangs, a 503 is sent before it. */
export const ANSWER_LIMIT_MS = 4_500;
