/** Stops the build. The message is one line that names what was asked, where, and what came. */
export class BuildError extends Error {
	override name = 'BuildError';
	/** Whether the host gave no answer, and may give one later: nothing is wrong with the content. */
	readonly isHostAway: boolean;
	constructor(message: string, { isHostAway = false } = {}) {
		super(message);
		this.isHostAway = isHostAway;
	}
}

/** Characters that break a line, or that nobody sees. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A text of the host's in a message: one line, in which everything can be seen. */
export const oneLine = (text: string): string =>
	text.replace(UNSEEN, (c) => `\\u${(c.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
