import './stack/external-memory.ts';
import { writeFile } from 'node:fs/promises';
import { config } from '#config.ts';
import { hostOptions } from '#content/source/host-options.ts';
import { readSocialList } from '#content/social/list.ts';
import { compiledDigest, isCompiled } from './build/compiled.ts';
import { buildDesk } from './build/desk.ts';
import { openOutput, type Output } from './build/output.ts';
import { sourceDigest } from './build/source-digest.ts';
import { takeNextRenderer } from '#publisher/renderer/renderer-state.ts';
import { makeSocialPictures, type SocialFigures } from '#social/make.ts';
import { toMedia } from '#social/photo.ts';

const isQuiet = process.argv.includes('--quiet');

/**
 * Cost of building the pages, for `npm run bench`: seconds of this process alone, peak in
 * megabytes.
 */
function pageStats() {
	const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
	return {
		wall_s: performance.now() / 1000,
		user_s: userCPUTime / 1e6,
		system_s: systemCPUTime / 1e6,
		peak_mb: maxRSS / 1024,
	};
}

async function addSocialPictures(distDir: string): Promise<SocialFigures | null> {
	if (!config.SOCIAL_PICTURES) return null;
	const list = await readSocialList();
	const media = toMedia(hostOptions());
	const social = await makeSocialPictures(list, config.CACHE_DIR, distDir, media);
	if (!isQuiet) {
		const seconds = social.wall_s.toFixed(1);
		console.log(`social pictures: ${social.made} made, ${social.reused} reused, ${seconds} s`);
	}
	return social;
}

/**
 * Message of an error that describes faulty input in one line, wherever the framework wrapped it.
 */
function oneLine(cause: unknown): string | null {
	for (let error = cause; error instanceof Error; error = error.cause) {
		if (['BuildError', 'ConfigError', 'StartError'].includes(error.name)) return error.message;
	}
	return null;
}

/** Compiles and prints the pages; without a change of the sources it only prints them. */
async function makePages(folder: string): Promise<void> {
	const root = process.cwd();
	// Without a host, Astro's build starts one.
	if (config.API_BASE_URL && isCompiled(config.CACHE_DIR, compiledDigest(root, config.SITE_URL))) {
		const { printCompiled } = await import('./build/print-compiled.ts');
		await printCompiled({ outDir: folder, code: sourceDigest(root), isQuiet });
		return;
	}
	const { build } = await import('astro');
	await build({ outDir: folder, logLevel: isQuiet ? 'warn' : 'info' });
}

/** Builds pages, social pictures and the staff app into a folder that is not served yet. */
async function makeSite({ folder }: Output): Promise<void> {
	await makePages(folder);
	const stats = pageStats();
	const social = await addSocialPictures(folder);
	const desk = await buildDesk(process.cwd(), folder);
	if (!isQuiet) console.log(`staff app: ${desk.isReused ? 'reused' : 'built'}`);
	if (config.STATS) await writeFile(config.STATS, JSON.stringify({ ...stats, social }));
}

let output: Output | undefined;
try {
	output = openOutput(config.DIST_DIR, config.CACHE_DIR);
	await makeSite(output);
	await output.publish();
	takeNextRenderer(config.CACHE_DIR);
	// Compilers of the build keep the process alive.
	process.exit(0);
} catch (cause) {
	const line = oneLine(cause);
	console.error(line ? `Build stopped: ${line}` : cause);
	await output?.discard();
	process.exit(1);
}
