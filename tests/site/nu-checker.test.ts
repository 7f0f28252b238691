import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { config } from '#config.ts';
import { TEMPLATES } from '../support/steps-pages.ts';

/** The checker of the W3C; not among our packages, because it fetches a Java of its own. */
const JAR = 'node_modules/vnu-jar/build/dist/vnu.jar';

/** Messages on what is younger than the checker: CSS containers, `field-sizing`, SVG 2. */
const TOLERATED = [/^CSS: /, /^Attribute “pathLength” not allowed on element “circle”/];

const reportSchema = v.object({
	messages: v.array(v.object({ url: v.string(), message: v.string() })),
});

/** Why pages cannot be checked here; null where they can. */
function missing(): string | null {
	if (spawnSync('java', ['-version']).status !== 0) return 'there is no Java on this machine';
	return existsSync(JAR) ? null : 'npm install --no-save vnu-jar brings the checker';
}

test('every page type passes the Nu Html Checker', () => {
	const reason = missing();
	if (reason !== null) {
		console.warn(`\n\n*** NOT CHECKED by the Nu Html Checker: ${reason} ***\n`);
		return;
	}
	const kinds = Object.values(TEMPLATES).map((path) => path.replace(/#.*/, ''));
	const files = [...new Set(kinds)].map((path) => join(config.DIST_DIR, `${path.slice(1)}.html`));
	const args = ['-jar', JAR, '--errors-only', '--format', 'json', ...files];
	const { stderr } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
	const { messages } = v.parse(reportSchema, JSON.parse(stderr));
	const wrong = messages
		.filter(({ message }) => !TOLERATED.some((known) => known.test(message)))
		.map(({ url, message }) => `${url.split('/').slice(-2).join('/')}: ${message}`);
	expect([...new Set(wrong)]).toEqual([]);
});
