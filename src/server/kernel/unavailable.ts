/** The host cannot answer now; asking again later may help. Answered as 503. */
export class Unavailable extends Error {
	override name = 'Unavailable';
}
