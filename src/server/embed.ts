import type { AstroIntegration } from 'astro';
import { config, setApiBaseUrl } from '#config.ts';
import type { RunningHost } from './host.ts';
import { findLiveHost } from './platform/cluster/host-file.ts';
import { StartError } from '#errors/start-error.ts';

/**
 * Gives builds and the development server an API host when none is configured: the one that already
 * serves the data folder, or an embedded one on a free port. Either way the site speaks HTTP and
 * cannot tell the difference.
 */
export function embeddedHost(): AstroIntegration {
	let own: Promise<RunningHost> | null = null;
	let isEnding = false;

	async function stop(): Promise<void> {
		const host = own;
		own = null;
		await (await host)?.stop();
	}

	return {
		name: 'embedded-host',
		hooks: {
			'astro:config:setup': async ({ command, logger }) => {
				if (command === 'sync' || command === 'preview' || config.API_BASE_URL || own) return;
				const live = await findLiveHost(config.DATA_DIR);
				if (live) {
					setApiBaseUrl(live.url);
					return;
				}
				// Loaded when needed: with its seed the host is a third of a second of every build.
				const { startHost } = await import('./host.ts');
				own = startHost({ ...config, HOST_ADDRESS: '127.0.0.1', HOST_PORT: 0 }, (line) =>
					logger.info(line),
				).catch(withoutStack);
				// Before the host has started: an aborted start would leave its database running.
				for (const signal of ['SIGINT', 'SIGTERM'] as const) {
					const goOn = () => process.kill(process.pid, signal);
					process.once(signal, () => {
						isEnding = true;
						void stop().then(goOn, goOn);
					});
				}
				const { url } = await own;
				// A build that went on would fail at the stopping host and exit before its end.
				if (isEnding) await new Promise(() => undefined);
				setApiBaseUrl(url);
				logger.info(`embedded API host at ${url}`);
			},
			'astro:build:done': stop,
			'astro:server:done': stop,
		},
	};
}

/** Reduces a StartError to its message: its cause can be mended, and a stack would bury it. */
function withoutStack(cause: unknown): never {
	if (cause instanceof StartError) cause.stack = cause.message;
	throw cause;
}
