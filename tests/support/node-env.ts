/**
 * Variables of this environment that a Node process needs, without any settings: where programs
 * are, where compiled code is kept, and what is preloaded.
 */
export function nodeEnv(): Record<
	'PATH' | 'NODE_COMPILE_CACHE' | 'NODE_OPTIONS',
	string | undefined
> {
	const { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env;
	return { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS };
}
