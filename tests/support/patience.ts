/** Tests of islands wait for what they look for, and a busy machine takes its time. */
if ('document' in globalThis) {
	const { configure } = await import('@testing-library/react');
	configure({ asyncUtilTimeout: 20_000 });
}

export {};
