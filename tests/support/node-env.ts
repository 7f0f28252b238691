/**
 * What a process of Node needs of this one's environment, and nothing of its settings: where
 * programs are, and where compiled code is kept.
 */
export function nodeEnv(): { PATH: string | undefined; NODE_COMPILE_CACHE: string | undefined } {
	const { PATH, NODE_COMPILE_CACHE } = process.env;
	return { PATH, NODE_COMPILE_CACHE };
}
