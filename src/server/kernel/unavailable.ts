/** The host cannot answer now; asking again later may help. Answered as 503. */
export class Unavailable extends Error {
	override name = 'Unavailable';
}

/** Time within which every request is answered; a database that hangs ends in 503 before it. */
export const ANSWER_LIMIT_MS = 4_500;
