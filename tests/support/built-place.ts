import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
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

/** Opens a separate place with the recorded site, built and released as from scratch. */
export async function openBuiltPlace() {
	const [built, place] = [await builtOnce(), openPlace()];
	cpSync(built.folder, place.folder, {
		recursive: true,
		preserveTimestamps: true,
		verbatimSymlinks: true,
	});
	return place;
}
