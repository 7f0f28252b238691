import { type Child, exitCode, startNode } from './child.ts';

/** Error for a part of the stack that did not come up; the part itself has printed the reason. */
export class StackError extends Error {
	override name = 'StackError';
}

export interface Running extends Child {
	url: string;
}

/** Starts a part and waits until it prints the line that carries its address. */
export async function startPart(
	name: string,
	args: readonly string[],
	env: Record<string, string>,
): Promise<Running> {
	let ready: (url: string) => void = () => undefined;
	const address = new Promise<string>((resolve) => (ready = resolve));
	const child = startNode(args, {
		env,
		onLine: (line) => {
			const url = /https?:\/\/\S+/.exec(line)?.[0];
			if (url) ready(url.replace(/[/,.]+$/, ''));
			else console.log(line);
		},
	});
	const ended = exitCode(child).then(() => null);
	const url = await Promise.race([address, ended]);
	if (url === null) throw new StackError(`the ${name} did not start`);
	return { ...child, url };
}

/**
 * Young generation of a host, in MB. V8's own choice lets a host at rest hold half as much again;
 * answers that take less than a tenth of a millisecond cost up to half more, others the same.
 */
const HOST_FLAGS = ['--max-semi-space-size=4'];

/** Two areas of the C library, rather than eight a core: what libvips frees goes back sooner. */
const HOST_AREAS = process.env['MALLOC_ARENA_MAX'] ?? '2';

/** Starts the API host with its database, migrated and seeded. */
export function startHost(env: Record<string, string> = {}): Promise<Running> {
	const own = { MALLOC_ARENA_MAX: HOST_AREAS, ...env };
	return startPart('API host', [...HOST_FLAGS, 'src/server/main.ts'], own);
}

/** Starts the edge, which serves the current release and proxies /api and /media to the host. */
export function startEdge(apiUrl: string, env: Record<string, string> = {}): Promise<Running> {
	return startPart('site', ['src/edge/main.ts'], { ...env, API_BASE_URL: apiUrl });
}

/**
 * Young generation of a publisher, in MB, and the share of its living objects by which its heap may
 * grow before the next collection. With 1,000 products a publisher holds 603 MB, and 699 with V8's
 * own growth; planning them takes 2 % more processor time.
 */
const PUBLISHER_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=25'];

/** Starts the publisher, which publishes changes from now on, onto the current release. */
export function startPublisher(apiUrl: string, env: Record<string, string>): Promise<Running> {
	const args = [...PUBLISHER_FLAGS, 'scripts/publisher.ts'];
	return startPart('publisher', args, { ...env, API_BASE_URL: apiUrl });
}

/** Starts a complete build that ends when this process does. */
export function startBuild(env: Record<string, string>) {
	const args = ['--import', './scripts/stack/bound.ts', 'scripts/build.ts', '--quiet'];
	const child = startNode(args, { env, isBound: true });
	return { pid: child.process.pid, ended: exitCode(child), stop: () => child.stop() };
}

/** Builds the complete site over HTTP and returns the exit code of the build. */
export async function buildSite(apiUrl: string, env: Record<string, string> = {}): Promise<number> {
	const child = startNode(['scripts/build.ts', '--quiet'], {
		env: { ...env, API_BASE_URL: apiUrl },
	});
	return exitCode(child);
}
