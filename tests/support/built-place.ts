import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { rendererFolder } from '#publisher/renderer/renderer-state.ts';
import { releaseBuild } from './a-publisher.ts';
import { build, openPlace, placeAt } from './fake-api-build.ts';
import { recordedSite, startFakeApi } from './fake-api.ts';

/** Builds the recorded site for the first file that asks for it; files run one after another. */
async function builtOnce() {
	const place = placeAt(inject('builtPlace'));
	const stamp = join(place.folder, 'stamp');
	if (existsSync(stamp)) return place;
	const host = await startFakeApi(await recordedSite());
	expect((await build(host, place)).lines).toEqual([]);
	await releaseBuild(place);
	await host.close();
	writeFileSync(stamp, '');
	return place;
}

function copy(from: string, to: string): void {
	cpSync(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
}

/** Opens a separate place with the recorded site, built and released as from scratch. */
export async function openBuiltPlace() {
	const [built, place] = [await builtOnce(), openPlace()];
	copy(built.folder, place.folder);
	return place;
}

/**
 * Opens a separate place with nothing but the site's code, as a build of these sources has compiled
 * it: a build there prints every page. For tests about what pages say, as compiling takes longer.
 */
export async function openCompiledPlace() {
	const [built, place] = [await builtOnce(), openPlace()];
	copy(rendererFolder(built.cache), rendererFolder(place.cache));
	return place;
}
