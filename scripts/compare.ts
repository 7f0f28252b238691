/**
 * Has the publisher compare the served site with a clean build of the same content, and mend it
 * where it differs: `npm run compare`. Exits with 1 where it differed, 2 where nothing could be
 * compared.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { config, ConfigError } from '#config.ts';
import { signWebhook } from '#domain/security/webhook.ts';
import { orWhenMissing } from '#errors/missing.ts';
import { reportFailure } from '#errors/report-failure.ts';
import { type ComparisonState, comparisonStateSchema } from '#publisher/messages.ts';

const LOOK_EVERY_MS = 2_000;
const EXIT_CODES = { none: 2, running: 2, void: 2, equal: 0, mended: 1 } as const;

/** The publisher, or the site in front of it. */
const origin = config.PUBLISHER_URL ?? config.SITE_URL;

/** Secrets that sign messages to the publisher: configured, or made by `npm start`. */
async function secrets(): Promise<readonly string[]> {
	const { BUILD_HOOK_SECRET, DATA_DIR } = config;
	if (BUILD_HOOK_SECRET.length > 0) return BUILD_HOOK_SECRET;
	const own = await orWhenMissing(readFile(join(DATA_DIR, 'hook-secret'), 'utf8'), null);
	if (own === null)
		throw new ConfigError('BUILD_HOOK_SECRET: expected the secret of the publisher');
	return [own.trim()];
}

/** Sends a signed request, as the host does. */
async function ask(path: string, message?: object): Promise<Response> {
	const body = Buffer.from(message ? JSON.stringify(message) : '');
	const id = `msg_${randomUUID()}`;
	const headers = { ...signWebhook(await secrets(), { id, sentAt: new Date() }, body) };
	const response = await fetch(`${origin}${path}`, {
		headers,
		...(message ? { method: 'POST', body } : {}),
	}).catch(() => null);
	if (response?.ok) return response;
	throw new ConfigError(`no publisher at ${origin}: ${response?.status ?? 'it does not answer'}`);
}

const state = async (): Promise<ComparisonState> =>
	v.parse(comparisonStateSchema, await (await ask('/hooks/comparison')).json());

function inWords(found: ComparisonState): string {
	switch (found.is) {
		case 'equal':
			return `All ${found.files} files are those of a clean build.`;
		case 'mended':
			return [
				`${found.differing.length} of ${found.files} files differed; the clean build is served now:`,
				...found.differing.map((file) => `  ${file}`),
			].join('\n');
		case 'void':
			return `Not compared: ${found.why}`;
		case 'none':
		case 'running':
			return 'Not compared: the publisher was started again meanwhile';
	}
}

try {
	await ask('/hooks/content', { type: 'release.compare' });
	let found = await state();
	while (found.is === 'running') {
		await pause(LOOK_EVERY_MS);
		found = await state();
	}
	console.log(inWords(found));
	process.exitCode = EXIT_CODES[found.is];
} catch (cause) {
	reportFailure(cause);
	process.exitCode = EXIT_CODES.none;
}
