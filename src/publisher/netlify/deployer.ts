import { basename, join } from 'node:path';
import { eachLimited } from '#edge/releases/each.ts';
import type { ReleaseStore } from '#edge/releases/releases.ts';
import type { EdgeRules } from '#edge/rules/rules.ts';
import { type Deploy, type NetlifyApi, NetlifyError } from './api.ts';
import { openState } from './state.ts';
import type { Time } from './time.ts';
import { type Tree, toTrees } from './tree.ts';

export interface DeployerOptions {
	api: NetlifyApi;
	siteId: string;
	releases: ReleaseStore;
	/** Rules that the site has beside those of a release. */
	rules: () => Promise<EdgeRules>;
	/** File for the state of deploys. */
	file: string;
	time: Time;
	log: (line: string) => void;
}

/** Netlify accepts three deploys a minute. */
const BETWEEN_MS = 20_000;
const UPLOADS_AT_ONCE = 5;
const LOOK_EVERY_MS = 1_000;
const DEPLOY_LIMIT_MS = 15 * 60_000;
const GONE = [404, 410, 422];

const PREPARING = ['new', 'preparing'];
const TAKING = ['prepared', 'uploading'];
const READY = ['ready', 'current'];

const isGone = (cause: unknown) =>
	cause instanceof NetlifyError && cause.status !== null && GONE.includes(cause.status);

/** Deploys releases to the CDN by the digests of their files: stored ones are not sent again. */
export function netlifyDeployer(options: DeployerOptions) {
	const { api, siteId, releases, file, time, log } = options;
	const state = openState(file, siteId);
	const getTree = toTrees(releases, options.rules);

	/** Polls a deploy until it has left all `waiting` states. */
	async function settled(deploy: Deploy, isWaiting: (state: string) => boolean): Promise<Deploy> {
		const until = time.now() + DEPLOY_LIMIT_MS;
		let found = deploy;
		while (isWaiting(found.state)) {
			if (time.now() > until)
				throw new NetlifyError(`the deploy stays in state ${found.state}`, null);
			await time.pause(LOOK_EVERY_MS);
			found = await api.read(deploy.id);
		}
		if (found.state !== 'error') return found;
		throw new NetlifyError(found.error_message ?? 'the deploy failed', null);
	}

	/**
	 * Resumes a deploy that was begun for this release; null where there is none that can be
	 * finished.
	 */
	async function begunBefore(release: string, tree: Tree): Promise<Deploy | null> {
		const { begun } = state.get();
		if (begun?.release !== release) return null;
		try {
			const deploy = await api.read(begun.deploy);
			const digests = new Set([...tree.values()].map(({ digest }) => digest));
			// Rules beside the release may have changed with the code.
			const isOfTree = deploy.required?.every((digest) => digests.has(digest)) ?? true;
			return deploy.state === 'error' || !isOfTree ? null : deploy;
		} catch (cause) {
			if (isGone(cause)) return null;
			throw cause;
		}
	}

	async function pace(): Promise<void> {
		const wait = state.get().lastAt + BETWEEN_MS - time.now();
		if (wait > 0) await time.pause(wait);
		state.change({ lastAt: time.now() });
	}

	async function begin(release: string, tree: Tree): Promise<Deploy> {
		await pace();
		const files = Object.fromEntries([...tree].map(([path, { digest }]) => [path, digest]));
		const deploy = await api.create(files);
		state.change({ begun: { release, deploy: deploy.id } });
		return deploy;
	}

	async function send({ id, state: at, required }: Deploy, tree: Tree): Promise<number> {
		if (!TAKING.includes(at)) return 0;
		const wanted = new Set(required);
		const files = [...tree].filter(([, { digest }]) => wanted.has(digest));
		let isBroken = false;
		await eachLimited(files, UPLOADS_AT_ONCE, async ([path, { read }]) => {
			if (isBroken) return;
			await api.upload(id, path, await read()).catch((cause: unknown) => {
				isBroken = true;
				throw cause;
			});
		});
		return files.length;
	}

	async function byDigest(release: string, folder: string): Promise<void> {
		const tree = await getTree(folder);
		const deploy = (await begunBefore(release, tree)) ?? (await begin(release, tree));
		const prepared = await settled(deploy, (one) => PREPARING.includes(one));
		const sent = await send(prepared, tree);
		const taken = await api.read(deploy.id);
		await settled(taken, (one) => one !== 'error' && !READY.includes(one));
		await ended(release, deploy.id);
		log(`publisher: deployed release ${release} to Netlify, ${sent} of ${tree.size} files sent`);
	}

	/**
	 * Records a finished deploy; only deploys of kept releases, which can be served again, stay
	 * listed.
	 */
	async function ended(release: string, deploy: string): Promise<void> {
		const kept = new Set((await releases.list()).map((folder) => basename(folder)));
		const all = Object.entries({ ...state.get().deploys, [release]: deploy });
		const deploys = Object.fromEntries(all.filter(([id]) => kept.has(id)));
		state.change({ live: release, begun: null, deploys });
	}

	/** Restores an earlier deploy of a release; false where the CDN has not kept it. */
	async function restored(release: string): Promise<boolean> {
		const deploy = state.get().deploys[release];
		if (deploy === undefined) return false;
		await pace();
		try {
			await api.restore(deploy);
		} catch (cause) {
			if (isGone(cause)) return false;
			throw cause;
		}
		await ended(release, deploy);
		log(`publisher: restored release ${release} on Netlify`);
		return true;
	}

	return {
		/**
		 * Has the CDN serve a kept release, unless it does; a deploy that another process began is
		 * finished.
		 * @throws NetlifyError with a reason that is safe to show
		 */
		async deploy(release: string): Promise<boolean> {
			if (state.get().live === release) return false;
			const current = (await releases.list()).find((folder) => basename(folder) === release);
			if (current === undefined) throw new Error(`release ${release} does not exist`);
			// Unknown until the deploy is done.
			state.change({ live: null });
			if (!(await restored(release))) await byDigest(release, join(current));
			return true;
		},
	};
}
export type NetlifyDeployer = ReturnType<typeof netlifyDeployer>;
