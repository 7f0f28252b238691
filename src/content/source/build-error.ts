/** Stops the build. The one-line message names the request, its place and the result. */
export class BuildError extends Error {
	override name = 'BuildError';
	/** True if the host gave no answer and a retry may succeed: the content is not the cause. */
	readonly isHostAway: boolean;
	constructor(message: string, { isHostAway = false } = {}) {
		super(message);
		this.isHostAway = isHostAway;
	}
}

/** Characters that break a line or are invisible. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Puts a text of the host on one line of a message, with invisible characters escaped. */
export const oneLine = (text: string): string =>
	text.replace(UNSEEN, (c) => `\\u${(c.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
