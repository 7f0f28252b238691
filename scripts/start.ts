import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { config, ConfigError } from '#config.ts';
import { type ReleaseStore, releaseStore } from '../src/edge/releases/releases.ts';
import { FIRST_ACCOUNTS, passwordFile } from '../src/server/staff/accounts.ts';
import { freePort, isPortFree } from '../src/server/platform/free-port.ts';
import { folderId } from '#publisher/leader/folder-id.ts';
import { openLease, PublishedElsewhere, toPlace } from '#publisher/leader/lease.ts';
import { PageFault } from '#publisher/pages/checks.ts';
import { releaseBuilt } from '#publisher/releases/release-built.ts';
import { ownSecret } from '#publisher/own-secret.ts';
import { stopAll } from './stack/child.ts';
import { keepRunning } from './stack/keep.ts';
import { buildSite, StackError, startEdge, startHost, startPublisher } from './stack/stack.ts';

/** Address where the host notifies the publisher, and the secret that both sign with. */
function hookSettings(port: string) {
	const { BUILD_HOOK_SECRET, BUILD_HOOK_URL, DATA_DIR } = config;
	return {
		BUILD_HOOK_URL: BUILD_HOOK_URL ?? `http://127.0.0.1:${port}/hooks/content`,
		BUILD_HOOK_SECRET: BUILD_HOOK_SECRET.join(' ') || ownSecret(join(DATA_DIR, 'hook-secret')),
	};
}

/** Ends the start before the build where another `npm start` publishes this shop into a folder of its own. */
async function assertPublishedHere(hostUrl: string, secret: string): Promise<void> {
	const { DATA_DIR } = config;
	const lease = openLease({
		url: `${hostUrl}/api/publishing/lease`,
		secrets: secret.split(' '),
		folder: folderId(DATA_DIR),
		at: toPlace(DATA_DIR),
		hookUrl: null,
		log: console.error,
		onLost: () => undefined,
	});
	await lease.assertFolder();
	await lease.end();
}

let isStopping = false;

async function stop(code: number): Promise<never> {
	isStopping = true;
	await stopAll();
	process.exit(code);
}

/** Releases the build; returns the number of files, or null if a page has an issue. */
async function findRelease(releases: ReleaseStore): Promise<number | null> {
	const { DIST_DIR: distDir, CACHE_DIR: cacheDir } = config;
	try {
		return (await releaseBuilt(releases, { distDir, cacheDir }, { isOwn: true })).files;
	} catch (cause) {
		if (!(cause instanceof PageFault)) throw cause;
		console.error(`  ${cause.message}`);
		return null;
	}
}

/** Prints the place of the desk’s first password. */
function whereIsPassword(file: string): string {
	if (config.DESK_PASSWORD) return 'DESK_PASSWORD';
	return existsSync(file) ? `in ${file}` : 'with the host that started first';
}

const step = (text: string) => console.log(`\n▸ ${text}`);

async function main(): Promise<void> {
	const { PORT, HOST, HOST_PORT, DATA_DIR, SITE_URL, SMTP_URL } = config;
	if (!(await isPortFree(PORT, HOST))) {
		throw new StackError(`Port ${PORT} is taken. Choose another: PORT=${PORT + 1} npm start`);
	}
	step('API host: database, content, pictures');
	// Both keep their port across restarts: the edge is given the host's address once.
	const hostPort = String(HOST_PORT || (await freePort()));
	const publisherPort = String(config.PUBLISHER_PORT || (await freePort()));
	const hooks = hookSettings(publisherPort);
	const host = await keepRunning('API host', () => startHost({ HOST_PORT: hostPort, ...hooks }));
	await assertPublishedHere(host.url, hooks.BUILD_HOOK_SECRET);
	step('Site: every page in five languages, from the API');
	const started = performance.now();
	const releases = releaseStore(join(DATA_DIR, 'releases'), Date.now);
	const status = await buildSite(host.url, { SITE_URL });
	if (isStopping) return;
	const files = status === 0 ? await findRelease(releases) : null;
	if (files !== null) {
		const seconds = ((performance.now() - started) / 1000).toFixed(1);
		console.log(`  ${files} files in ${seconds} s`);
	} else if ((await releases.current()) === null) {
		throw new StackError('The build failed and there is no earlier release to serve.');
	} else {
		console.error('  The build failed; the last good release stays served.');
	}
	step('Serving');
	const edgePort = String(PORT || (await freePort()));
	const publisher = await keepRunning('publisher', () =>
		startPublisher(host.url, { ...hooks, PUBLISHER_PORT: publisherPort, SITE_URL }),
	);
	const edge = await keepRunning('site', () =>
		startEdge(host.url, { PORT: edgePort, SITE_URL, PUBLISHER_URL: publisher.url }),
	);
	console.log(
		[
			'',
			`  Site           ${edge.url}`,
			`  API            ${edge.url}/api/openapi.json  (host: ${host.url})`,
			`  Desk           ${edge.url}/desk`,
			`  Demo accounts  ${Object.values(FIRST_ACCOUNTS).join(', ')}`,
			`                 password at first: ${whereIsPassword(passwordFile(DATA_DIR))}`,
			`  Mails          ${SMTP_URL ? `sent by ${new URL(SMTP_URL).host}` : `${edge.url}/api/mails`}`,
			'',
			'  Ctrl-C ends everything.',
		].join('\n'),
	);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => void stop(0));
}
await main().catch(async (cause: unknown) => {
	// A part that was stopped before it came up has not failed.
	if (isStopping) return;
	const isExpected = [StackError, ConfigError, PublishedElsewhere].some(
		(expected) => cause instanceof expected,
	);
	if (!(cause instanceof Error && isExpected)) throw cause;
	console.error(`\n${cause.message}`);
	await stop(1);
});
