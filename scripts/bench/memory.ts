import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exitCode, startNode } from '../stack/child.ts';
import { type Running, startHost } from '../stack/stack.ts';
import type { Figures, Measure } from './part.ts';
import { GENERATED } from './parts.ts';
import { peakMemory, residentMemory } from './process-memory.ts';
import { EDITED } from './load/publish-edits.ts';
import { publishInTurn } from './load/publish-load.ts';
import { publishingSettings, startPublishing } from './load/publishing.ts';

/** Publications of each kind: the first reads the site, later ones have it. */
const TURNS = 3;

export const toPid = ({ pid }: { pid?: number | undefined }): number => {
	if (pid === undefined) throw new Error('the process did not start');
	return pid;
};

/** Builds the site, and takes the peak of all processes of the build. */
export async function buildPeak(hostUrl: string, env: Record<string, string>) {
	const build = startNode(['scripts/build.ts', '--quiet'], {
		env: { ...env, API_BASE_URL: hostUrl },
	});
	return peakMemory(toPid(build.process), async () => {
		if ((await exitCode(build)) !== 0) throw new Error('the build failed');
	});
}

/** Memory of a host that has its data, and of one that has served a build and publications. */
const hostMemory = (host: Running) => ({ resident_mb: residentMemory(toPid(host.process)) });

/** Builds a catalogue from nothing and unchanged, then publishes single changes: peaks of each. */
async function memoryAt(products: number, root: string): Promise<Figures> {
	const own = await publishingSettings(join(root, `memory-${products}`), products);
	await rm(own.CACHE_DIR, { recursive: true, force: true });
	// The first one fills the database, which takes more than any later start.
	await (await startHost(own)).stop();
	const host = await startHost(own);
	const figures: Figures = { 'host, started': hostMemory(host) };
	try {
		figures['build from nothing'] = await buildPeak(host.url, own);
		figures['build, nothing changed'] = await buildPeak(host.url, own);
		const { edge, publisher, releases, stop } = await startPublishing(host.url, own);
		const pid = toPid(publisher.process);
		try {
			for (const edited of EDITED) {
				const publish = () => publishInTurn(edge.url, { ...edited, turns: TURNS }, releases);
				figures[`publisher, ${edited.name}`] = await peakMemory(pid, publish);
			}
			figures['publisher, after that'] = { resident_mb: residentMemory(pid) };
		} finally {
			await stop();
		}
		figures['host, after a build and publications'] = hostMemory(host);
	} finally {
		await host.stop();
	}
	return figures;
}

/** Measures the seed, and the generated catalogue. */
export const measure: Measure = async ({ root }) => {
	const figures: Figures = {};
	for (const products of [0, GENERATED]) {
		const name = products === 0 ? 'seed' : `${products} products`;
		for (const [row, taken] of Object.entries(await memoryAt(products, root))) {
			figures[`${row}, ${name}`] = taken;
		}
	}
	return { figures };
};
