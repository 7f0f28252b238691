import { constants } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { config } from '#config.ts';
import { openCluster } from '../../src/server/platform/cluster/cluster.ts';
import { freePort } from '../../src/server/platform/free-port.ts';
import { HOOK_SECRET } from './a-publisher.ts';
import { PASSWORD } from './desk.ts';
import { type Member, startMember } from './layout-member.ts';
import { startNginx } from './nginx.ts';
import { runFolder } from './run-folder.ts';
import { isWhole } from './scope.ts';

/** Names of the edges, which they report themselves under. */
export const EDGES = ['edge-1', 'edge-2'] as const;

/**
 * The second layout of the operations paper on one machine: two hosts and a worker on one
 * PostgreSQL and one store of files, two publishers of which one leads, two edges with folders of
 * their own, all behind the balancer. It goes on from the release beside the built site, and prints
 * with its bundle. Hosts call the site by its own name, or with `isByAddress` by the balancer's
 * address, which previews begin with.
 */
export async function openLayout(filesUrl: string, { isByAddress = false } = {}) {
	const folder = await runFolder('layout');
	const endings = [async () => rm(folder, { recursive: true, force: true })];
	const close = async () => {
		for (const end of endings.toReversed()) await end();
	};
	const members = new Map<string, Member>();
	const starts = new Map<string, () => Promise<Member>>();
	async function add(name: string, script: string, env: Record<string, string>, port = 0) {
		const own = { DATA_DIR: join(folder, name), ...env };
		await mkdir(own.DATA_DIR, { recursive: true });
		async function begin(): Promise<Member> {
			const member = await startMember(script, own, `http://127.0.0.1:${port}`);
			members.set(name, member);
			return member;
		}
		starts.set(name, begin);
		endings.push(async () => members.get(name)?.end());
		return begin();
	}

	async function open() {
		const port = () => freePort();
		const ports = {
			...{ site: await port(), inside: await port() },
			edges: [await port(), await port()] as const,
			hosts: [await port(), await port()] as const,
		};
		const publisherPorts = [await port(), await port()] as const;
		const publisherUrls = publisherPorts.map((at) => `http://127.0.0.1:${at}`);
		const [publisherUrl = ''] = publisherUrls;
		const cluster = await openCluster({ dataDir: folder, settings: { fsync: 'off' } });
		endings.push(() => cluster.close());
		endings.push(await startNginx(folder, ports));
		const shared = {
			DATABASE_URL: await cluster.database('layout'),
			FILES_URL: filesUrl,
			SITE_URL: isByAddress ? `http://127.0.0.1:${ports.site}` : config.SITE_URL,
			BUILD_HOOK_URL: `${publisherUrl}/hooks/content`,
			BUILD_HOOK_SECRET: HOOK_SECRET,
			DESK_PASSWORD: PASSWORD,
			// Little work, and still more than the least that a forger would ask for.
			CAPTCHA_COST: '2',
			TEST_PAYMENTS: 'on',
		};
		const host = (at: 0 | 1) => {
			const env = { ...shared, HOST_WORK: 'off', HOST_PORT: String(ports.hosts[at]) };
			return add(`host-${at + 1}`, 'src/server/main.ts', env, ports.hosts[at]);
		};
		// All at once: whoever comes first fills the database.
		await Promise.all([host(0), host(1), add('worker', 'src/server/worker.ts', shared)]);
		const releases = join(folder, 'publisher', 'releases');
		await cp(join(dirname(config.DIST_DIR), 'releases'), releases, {
			recursive: true,
			verbatimSymlinks: true,
			mode: constants.COPYFILE_FICLONE,
		});
		const inside = {
			API_BASE_URL: `http://127.0.0.1:${ports.inside}`,
			SITE_URL: config.SITE_URL,
			BUILD_HOOK_SECRET: HOOK_SECRET,
		};
		const publisher = (at: 0 | 1) => {
			const env = {
				...inside,
				DATA_DIR: join(folder, 'publisher'),
				CACHE_DIR: config.CACHE_DIR,
				DIST_DIR: join(folder, 'dist'),
				// As in the build of that release: else the first publication draws a thousand pictures.
				SOCIAL_PICTURES: isWhole ? 'on' : 'off',
				COMPARE_AT: 'off',
				PUBLISHER_PORT: String(publisherPorts[at]),
				PUBLISHER_URL: publisherUrls[at] ?? '',
			};
			return add(`publisher-${at + 1}`, 'scripts/publisher.ts', env, publisherPorts[at]);
		};
		// The first one leads, the second stands by.
		await publisher(0);
		await publisher(1);
		const edge = (at: 0 | 1) => {
			const name = `edge-${at + 1}`;
			const own = { PORT: String(ports.edges[at]), EDGE_NAME: name };
			const env = {
				...inside,
				...own,
				PUBLISHER_URL: publisherUrl,
				RELEASES_URL: publisherUrls.join(' '),
			};
			return add(name, 'src/edge/main.ts', env, ports.edges[at]);
		};
		await Promise.all([edge(0), edge(1)]);
		return {
			url: `http://127.0.0.1:${ports.site}`,
			/** Address at which machines of the shop ask for a host. */
			insideUrl: `http://127.0.0.1:${ports.inside}`,
			databaseUrl: shared.DATABASE_URL,
		};
	}
	const opened = await open().catch(async (cause: unknown) => {
		await close();
		throw cause;
	});
	return {
		...opened,
		member(name: string): Member {
			const found = members.get(name);
			if (!found) throw new Error(`the layout has no ${name}`);
			return found;
		},
		names: () => [...starts.keys()],
		/** Starts a process that has ended anew, with the settings that it had. */
		async restart(name: string): Promise<Member> {
			const begin = starts.get(name);
			if (!begin) throw new Error(`the layout has no ${name}`);
			return begin();
		},
		close,
	};
}
export type Layout = Awaited<ReturnType<typeof openLayout>>;
