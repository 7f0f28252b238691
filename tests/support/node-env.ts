/**
 * What a process of Node needs of this one's environment, and nothing of its settings: where
 * programs are, where compiled code is kept, and what is loaded before everything else.
 */
export function nodeEnv(): Record<
	'PATH' | 'NODE_COMPILE_CACHE' | 'NODE_OPTIONS',
	string | undefined
> {
	const { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env;
	return { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS };
}
