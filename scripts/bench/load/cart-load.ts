import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { exitCode, startNode } from '../../stack/child.ts';
import { startHost } from '../../stack/stack.ts';
import type { Measure } from '../part.ts';

const figuresSchema = v.object({
	actions: v.number(),
	per_second: v.number(),
	median_ms: v.number(),
	p95_ms: v.number(),
	add_p95_ms: v.number(),
	wrong: v.number(),
	statuses: v.record(v.string(), v.number()),
});

const ACTIVE = 20;
/** Pause between two actions of a shopper. */
const PAUSE_MS = 500;
const ACTIVE_ACTIONS = 800;
const AT_ONCE = 20;
const ACTIONS = 100_000;
/** Articles that are in stock by the dozen, or made to order. */
const ARTICLES = 8;

const productsSchema = v.object({
	data: v.array(
		v.object({
			is_discontinued: v.boolean(),
			variants: v.array(v.object({ id: v.string(), availability: v.string() })),
		}),
	),
});

async function fetchArticles(url: string): Promise<string[]> {
	const response = await fetch(`${url}/api/products?locale=it`);
	const { data } = v.parse(productsSchema, await response.json());
	return data
		.filter(({ is_discontinued }) => !is_discontinued)
		.flatMap(({ variants }) => variants)
		.filter(({ availability }) => availability === 'made_to_order')
		.map(({ id }) => id)
		.slice(0, ARTICLES);
}

async function shop(url: string, shoppers: number, actions: number, pause_ms: number) {
	const lines: string[] = [];
	const args = [url, shoppers, actions, pause_ms].map(String);
	const child = startNode(['scripts/bench/load/shoppers.ts', ...args], {
		onLine: (line) => lines.push(line),
		env: { SHOPPED: (await fetchArticles(url)).join() },
	});
	if ((await exitCode(child)) !== 0) throw new Error('the shoppers failed');
	return v.parse(figuresSchema, JSON.parse(lines.join('\n')));
}

/**
 * Measures carts of a host of its own under shoppers of a second process: a few at their ease, then
 * as fast as possible.
 */
export const measure: Measure = async ({ root }) => {
	const dataDir = join(root, 'cart');
	await mkdir(dataDir, { recursive: true });
	const host = await startHost({ DATA_DIR: dataDir });
	try {
		// The first answers compile the host's code.
		await shop(host.url, AT_ONCE, 500, 0);
		const { statuses: ofActive, ...active } = await shop(
			host.url,
			ACTIVE,
			ACTIVE_ACTIONS,
			PAUSE_MS,
		);
		const { statuses: ofFull, ...full } = await shop(host.url, AT_ONCE, ACTIONS, 0);
		const remarks = [
			`active: ${JSON.stringify(ofActive)}`,
			`as fast as it goes: ${JSON.stringify(ofFull)}`,
		];
		return { figures: { active, 'as fast as it goes': full }, remarks };
	} finally {
		await host.stop();
	}
};
