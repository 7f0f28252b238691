/** The reference host as a process: `node src/server/main.ts`. Prints its address when it is ready. */
import { config } from '#config.ts';
import { startHost } from './host.ts';
import { runProcess } from './process.ts';

await runProcess(
	'host',
	(log) => startHost({ ...config }, log),
	({ url }) => `API host ready at ${url}`,
);
