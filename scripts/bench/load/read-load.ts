import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { exitCode, startNode } from '../../stack/child.ts';
import { startHost } from '../../stack/stack.ts';
import { prepareForms, sendForms } from './form-load.ts';
import type { Figures, Measure } from '../part.ts';

const figuresSchema = v.object({
	per_second: v.number(),
	p95_ms: v.number(),
	statuses: v.record(v.string(), v.number()),
	body_kb: v.number(),
	mb_per_second: v.number(),
});
type ReadFigures = v.InferOutput<typeof figuresSchema>;

/** Large and small lists, one entry, and an answer that the reader has already. */
const READS = [
	{ name: 'products', path: '/api/products', isKnown: false },
	{ name: 'pages', path: '/api/pages', isKnown: false },
	{ name: 'news', path: '/api/news', isKnown: false },
	{ name: 'settings', path: '/api/settings', isKnown: false },
	{ name: 'one product', path: '/api/products/ruote-kleos-rd-50', isKnown: false },
	{ name: 'products, 304', path: '/api/products', isKnown: true },
];

const READERS = 20;
const CROWD = 250;
const SECONDS = 5;
const FORM_SECONDS = 20;
const FORMS_PER_SECOND = 20;
/** The readers start before the first form and stay until after the last one. */
const MARGIN_S = 2;

async function read(
	url: string,
	readers: number,
	seconds: number,
	isKnown: boolean,
): Promise<ReadFigures> {
	const lines: string[] = [];
	const args = ['scripts/bench/load/reader.ts', url, String(readers), String(seconds)];
	const child = startNode(isKnown ? [...args, 'known'] : args, {
		onLine: (line) => lines.push(line),
	});
	if ((await exitCode(child)) !== 0) throw new Error(`the readers of ${url} failed`);
	return v.parse(figuresSchema, JSON.parse(lines.join('\n')));
}

const rowFrom = ({ statuses: _, ...row }: ReadFigures): Figures[string] => row;

/** Reads from a host of its own by a second process; then sends forms alone and beside 250 readers. */
export const measure: Measure = async ({ root }) => {
	const dataDir = join(root, 'reads');
	await mkdir(dataDir, { recursive: true });
	const host = await startHost({ DATA_DIR: dataDir, CAPTCHA_COST: '1', SMTP_URL: '' });
	try {
		const figures: Figures = {};
		const remarks: string[] = [];
		const take = (name: string, answers: ReadFigures) => {
			figures[name] = rowFrom(answers);
			remarks.push(`${name}: ${JSON.stringify(answers.statuses)}`);
		};
		for (const { name, path, isKnown } of READS) {
			take(name, await read(host.url + path, READERS, SECONDS, isKnown));
		}
		const count = FORM_SECONDS * FORMS_PER_SECOND;
		const bodies = await prepareForms(host.url, 2 * count);
		figures['forms alone'] = await sendForms(host.url, bodies.slice(0, count), FORMS_PER_SECOND);
		const reading = read(`${host.url}/api/products`, CROWD, FORM_SECONDS + 2 * MARGIN_S, false);
		await new Promise((resolve) => setTimeout(resolve, MARGIN_S * 1_000));
		figures[`forms beside ${CROWD} readers`] = await sendForms(
			host.url,
			bodies.slice(count),
			FORMS_PER_SECOND,
		);
		take(`${CROWD} readers of products`, await reading);
		return { figures, remarks };
	} finally {
		await host.stop();
	}
};
