import { writeFile } from 'node:fs/promises';
import { build } from 'astro';
import { config } from '#config.ts';

/** What this build took, for `npm run bench`. Seconds of this process alone, peak in megabytes. */
async function writeStats(file: string): Promise<void> {
	const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
	const stats = {
		wall_s: performance.now() / 1000,
		user_s: userCPUTime / 1e6,
		system_s: systemCPUTime / 1e6,
		peak_mb: maxRSS / 1024,
	};
	await writeFile(file, JSON.stringify(stats));
}

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
	if (config.STATS) await writeStats(config.STATS);
	// Compilers of the build keep the process alive.
	process.exit(0);
} catch (cause) {
	const line = oneLine(cause);
	console.error(line ? `Build stopped: ${line}` : cause);
	process.exit(1);
}
