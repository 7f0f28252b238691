import { join } from 'node:path';
import { config } from '#config.ts';
import { toAsked } from './bench/command.ts';
import { listParts } from './bench/list.ts';
import { BenchError } from './bench/part.ts';
import { measureParts } from './bench/run.ts';
import { stopAll } from './stack/child.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => void stopAll().then(() => process.exit(1)));
}
const root = join(config.DATA_DIR, 'bench');
try {
	const asked = toAsked(process.argv.slice(2));
	const isWell = asked.isList ? await listParts(root) : await measureParts(asked, root);
	process.exitCode = isWell ? 0 : 1;
} catch (cause) {
	if (!(cause instanceof BenchError)) throw cause;
	console.error(`bench: ${cause.message}`);
	process.exitCode = 1;
}
