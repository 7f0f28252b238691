/** Stops the build. The message is one line that names what was asked, where, and what came. */
export class BuildError extends Error {
	override name = 'BuildError';
	/** True if the host gave no answer and may give one later: the content is not at fault. */
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
