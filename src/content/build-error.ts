/** Stops the build. The message is one line that names what was asked, where, and what came. */
export class BuildError extends Error {
	override name = 'BuildError';
}
