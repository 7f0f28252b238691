import { basename, join } from 'node:path';
import { readNetlifyToml } from '#edge/rules/netlify-toml.ts';
import { netlifyApi } from '#publisher/netlify/api.ts';
import { netlifyDeployer } from '#publisher/netlify/deployer.ts';
import { aNetlify, SITE, TOKEN } from '../../support/a-netlify.ts';
import { aStore } from '../edge/a-store.ts';

/** A clock that advances only by pauses, and records them. */
function aTime() {
	let now = Date.UTC(2026, 10, 23);
	const waits: number[] = [];
	const breakOff = new AbortController();
	return {
		waits,
		breakOff,
		time: {
			now: () => now,
			signal: breakOff.signal,
			async pause(ms: number): Promise<void> {
				breakOff.signal.throwIfAborted();
				waits.push(ms);
				now += ms;
			},
		},
	};
}

/** Opens releases in a folder, a fake Netlify, and a deployer between them. */
export async function aDeployer(given: { token?: string } = {}) {
	const [store, netlify] = [await aStore(), await aNetlify()];
	const lines: string[] = [];
	const file = join(store.dir, '..', 'netlify.json');

	/** Starts from the state of a new process. */
	function start() {
		const { time, waits, breakOff } = aTime();
		const origin = netlify.url;
		const api = netlifyApi({ origin, token: given.token ?? TOKEN, siteId: SITE, time });
		const { deploy } = netlifyDeployer({
			api,
			siteId: SITE,
			releases: store.releases,
			rules: () => readNetlifyToml('netlify.toml'),
			file,
			time,
			log: (line) => void lines.push(line),
		});
		return { deploy, waits, breakOff };
	}
	const current = async () => basename((await store.releases.current()) ?? '');
	return { ...store, ...start(), netlify, start, current, lines };
}
