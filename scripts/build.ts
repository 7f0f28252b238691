import { build } from 'astro';

/** The errors that say in one line what is wrong with input, wherever the framework wrapped them. */
function oneLine(cause: unknown): string | null {
	for (let error = cause; error instanceof Error; error = error.cause) {
		if (['BuildError', 'ConfigError', 'StartError'].includes(error.name)) return error.message;
	}
	return null;
}

const isQuiet = process.argv.includes('--quiet');

try {
	await build({ logLevel: isQuiet ? 'warn' : 'info' });
	// Compilers of the build keep the process alive.
	process.exit(0);
} catch (cause) {
	const line = oneLine(cause);
	console.error(line ? `Build stopped: ${line}` : cause);
	process.exit(1);
}
