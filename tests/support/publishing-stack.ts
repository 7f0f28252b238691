import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { config } from '#config.ts';
import { freePort } from '../../src/server/platform/free-port.ts';
import { FIXTURE_PASSWORD } from './desk-password.ts';
import { embeddedUrl } from './embedded-database.ts';
import { nodeEnv } from './node-env.ts';
import { limit } from './pace.ts';
import { runFolder } from './run-folder.ts';
import { isWhole } from './scope.ts';

const SECRET = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;

/**
 * Time after which the start counts as hanging: for all parts together, and sooner than the fixture
 * gives up without ending any.
 */
const START_LIMIT_MS = limit(110_000);

/** Stops what was started, in reverse order. */
type Ending = () => Promise<void>;

/**
 * Starts a script and waits for its address; `endings` has its stop from the first moment on. It
 * runs in this process's group, so that whatever ends a hanging run ends these parts, too.
 */
async function start(
	{ endings, hangs }: { endings: Ending[]; hangs: AbortSignal },
	script: string,
	env: Record<string, string>,
): Promise<string> {
	const child = spawn(process.execPath, [script], {
		env: { ...nodeEnv(), HOME: process.env.HOME, NODE_ENV: 'production', ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	endings.unshift(async () => {
		if (child.exitCode !== null || child.signalCode !== null) return;
		child.kill('SIGTERM');
		await once(child, 'exit');
	});
	let said = '';
	child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
	const { promise, resolve, reject } = Promise.withResolvers<string>();
	hangs.addEventListener('abort', () => reject(new Error(`${script} hangs:\n${said}`)));
	child.stdout.on('data', (bytes: Buffer) => {
		const found = /http:\/\/[\w.:]+/.exec(bytes.toString())?.[0];
		if (found) resolve(found);
	});
	child.once('exit', () => reject(new Error(`${script} did not start:\n${said}`)));
	return promise;
}

/** Makes scheduled publications due in three seconds from now. */
async function makeDue(databaseUrl: string): Promise<void> {
	const client = new Client({ connectionString: databaseUrl });
	await client.connect();
	await client.query(`update publications set publish_at = now() + interval '3 seconds'
		where state = 'scheduled'`);
	await client.end();
}

export interface PublishingStack {
	url: string;
	/** Makes scheduled publications due in three seconds from now. */
	timeComes: () => Promise<void>;
	close: () => Promise<void>;
}

/**
 * The site as `npm start` runs it, host, publisher and edge, with a database and releases of its
 * own: no other test sees what is published here. No build is made for it: it goes on from the
 * release below DATA_DIR, and prints with the bundle that the build of that release kept.
 *
 * A run that names PUBLISHING_URL has started its own machines on DATABASE_URL: these are used.
 */
export async function openPublishingStack(): Promise<PublishingStack> {
	const running = process.env['PUBLISHING_URL'];
	if (running !== undefined) {
		const timeComes = () => makeDue(config.DATABASE_URL ?? '');
		return { url: running, timeComes, close: async () => undefined };
	}
	const folder = await runFolder('publishing');
	const releases = join(folder, 'releases');
	await cp(join(config.DATA_DIR, 'releases'), releases, {
		recursive: true,
		verbatimSymlinks: true,
		mode: constants.COPYFILE_FICLONE,
	});
	const [edgePort, publisherPort] = [String(await freePort()), String(await freePort())];
	const own = {
		DATA_DIR: folder,
		DIST_DIR: join(folder, 'dist'),
		CACHE_DIR: config.CACHE_DIR,
		// As in the build of that release: else the first publication draws a thousand pictures.
		SOCIAL_PICTURES: isWhole ? 'on' : 'off',
		BUILD_HOOK_SECRET: SECRET,
		DESK_PASSWORD: config.DESK_PASSWORD ?? FIXTURE_PASSWORD,
	};
	const endings: Ending[] = [async () => rm(folder, { recursive: true, force: true })];
	const starting = { endings, hangs: AbortSignal.timeout(START_LIMIT_MS) };
	async function close(): Promise<void> {
		for (const end of endings) await end();
	}
	async function open(): Promise<string> {
		const host = await start(starting, 'src/server/main.ts', {
			...own,
			// Origin that the browser uses: addresses of previews begin with it.
			SITE_URL: `http://localhost:${edgePort}`,
			BUILD_HOOK_URL: `http://127.0.0.1:${publisherPort}/hooks/content`,
			CAPTCHA_COST: '1',
		});
		const [, edge] = await Promise.all([
			start(starting, 'scripts/publisher.ts', {
				...own,
				API_BASE_URL: host,
				PUBLISHER_PORT: publisherPort,
				// The origin of the release: its pages contain it.
				SITE_URL: config.SITE_URL,
			}),
			start(starting, 'src/edge/main.ts', {
				...own,
				API_BASE_URL: host,
				PORT: edgePort,
				PUBLISHER_URL: `http://127.0.0.1:${publisherPort}`,
			}),
		]);
		return edge;
	}
	const url = await open().catch(async (cause: unknown) => {
		// Else the parts that did start would keep running.
		await close();
		throw cause;
	});
	return {
		url,
		timeComes: async () => makeDue(await embeddedUrl(folder, 'site')),
		close,
	};
}
