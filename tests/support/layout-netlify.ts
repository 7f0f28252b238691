import { constants } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { config } from '#config.ts';
import { openCluster } from '../../src/server/platform/cluster/cluster.ts';
import { freePort } from '../../src/server/platform/free-port.ts';
import { aNetlify, SITE, TOKEN } from './a-netlify.ts';
import { aPooler, hasPooler } from './a-pooler.ts';
import { HOOK_SECRET } from './a-publisher.ts';
import { PASSWORD } from './desk.ts';
import { type Member, startMember } from './layout-member.ts';
import { openNetlifySite } from './netlify-site.ts';
import { startNginx } from './nginx.ts';
import { runFolder } from './run-folder.ts';
import { isWhole } from './scope.ts';

/** Public address of the hosts. A build leaves a host at 127.0.0.1 to the edge, and out of the rules. */
const PUBLIC = '127.0.0.2';
/** Connections of the pooler, fewer than two hosts would open. */
const POOLED = 8;

/**
 * The third layout of the operations paper on one machine: two hosts that also run the jobs, behind
 * a balancer, on a PostgreSQL through a pooler and one store of files; a publisher that deploys to
 * the stand-in for Netlify; and that in front of visitors. It goes on from the release beside the
 * built site, and prints with its bundle. Everything is ended by `close`.
 */
export async function openNetlifyLayout(filesUrl: string) {
	const folder = await runFolder('layout-netlify');
	const endings = [async () => rm(folder, { recursive: true, force: true })];
	const close = async () => {
		for (const end of endings.toReversed()) await end();
	};

	async function begin(name: string, script: string, env: Record<string, string>, port: number) {
		const own = { DATA_DIR: join(folder, name), ...env };
		await mkdir(own.DATA_DIR, { recursive: true });
		const member = await startMember(script, own, `http://127.0.0.1:${port}`);
		endings.push(() => member.end());
		return member;
	}

	async function open() {
		const port = () => freePort();
		const hostPorts = [await port(), await port()] as const;
		const [publisherPort, inside] = [await port(), await port()];
		const apiUrl = `http://${PUBLIC}:${inside}`;
		const cluster = await openCluster({ dataDir: folder, settings: { fsync: 'off' } });
		endings.push(() => cluster.close());
		const balancer = { inside, insideAddress: PUBLIC, site: await port(), hosts: hostPorts };
		endings.push(await startNginx(folder, { ...balancer, edges: [await port(), await port()] }));
		const direct = await cluster.database('layout');
		const shared = {
			DATABASE_URL: hasPooler() ? await aPooler(direct, POOLED) : direct,
			DATABASE_DIRECT_URL: direct,
			FILES_URL: filesUrl,
			SITE_URL: config.SITE_URL,
			HOST_NAMES: PUBLIC,
			BUILD_HOOK_URL: `http://127.0.0.1:${publisherPort}/hooks/content`,
			BUILD_HOOK_SECRET: HOOK_SECRET,
			DESK_PASSWORD: PASSWORD,
			CAPTCHA_COST: '2',
			TEST_PAYMENTS: 'on',
		};
		const host = (at: 0 | 1) => {
			const env = { ...shared, HOST_PORT: String(hostPorts[at]) };
			return begin(`host-${at + 1}`, 'src/server/main.ts', env, hostPorts[at]);
		};
		const hosts = await Promise.all([host(0), host(1)]);
		const publisherDir = join(folder, 'publisher');
		await cp(join(dirname(config.DIST_DIR), 'releases'), join(publisherDir, 'releases'), {
			recursive: true,
			verbatimSymlinks: true,
			mode: constants.COPYFILE_FICLONE,
		});
		const netlify = await aNetlify();
		const site = await openNetlifySite(netlify);
		endings.push(site.close);
		const startPublisher = (): Promise<Member> =>
			begin(
				'publisher',
				'scripts/publisher.ts',
				{
					API_BASE_URL: apiUrl,
					SITE_URL: config.SITE_URL,
					BUILD_HOOK_SECRET: HOOK_SECRET,
					CACHE_DIR: config.CACHE_DIR,
					DIST_DIR: join(folder, 'dist'),
					// As in the build of that release: else the first publication draws a thousand pictures.
					SOCIAL_PICTURES: isWhole ? 'on' : 'off',
					COMPARE_AT: 'off',
					PUBLISHER_PORT: String(publisherPort),
					NETLIFY_API_ORIGIN: netlify.url,
					NETLIFY_TOKEN: TOKEN,
					NETLIFY_SITE_ID: SITE,
				},
				publisherPort,
			);
		return {
			/** Address at which visitors reach Netlify. */
			url: site.url,
			apiUrl,
			netlify,
			hosts,
			startPublisher,
		};
	}
	const opened = await open().catch(async (cause: unknown) => {
		await close();
		throw cause;
	});
	return { ...opened, close };
}
