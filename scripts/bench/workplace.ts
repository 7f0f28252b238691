import { join } from 'node:path';
import { releaseStore } from '../../src/edge/releases/releases.ts';
import { startEdge, startHost } from '../stack/stack.ts';
import { buildSeed } from './build-figures.ts';
import type { BuiltSite, Workplace } from './part.ts';

/** Returns the environment that the parts of one run share. The site is built on first use. */
export function workplace(root: string): Workplace {
	let built: Promise<BuiltSite> | undefined;
	const site = () => (built ??= buildSeed(root));

	async function served<T>(work: (siteUrl: string) => Promise<T>): Promise<T> {
		const { distDir, dataDir } = await site();
		await releaseStore(join(dataDir, 'releases'), Date.now).publish(distDir);
		const host = await startHost({ DATA_DIR: dataDir });
		try {
			const edge = await startEdge(host.url, { DATA_DIR: dataDir, PORT: '0' });
			try {
				return await work(edge.url);
			} finally {
				await edge.stop();
			}
		} finally {
			await host.stop();
		}
	}
	return { root, site, served };
}
