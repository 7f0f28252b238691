import * as v from 'valibot';
import { exitCode, startNode } from '../../stack/child.ts';
import { median } from '../caller.ts';
import { anAsset } from './header-bytes.ts';
import { startNginx } from './nginx.ts';
import type { Figures, Measure } from '../part.ts';

const READERS = 20;
const ROUNDS = 3;
const SECONDS = 3;

const figuresSchema = v.object({
	per_second: v.number(),
	p95_ms: v.number(),
	body_kb: v.number(),
	statuses: v.record(v.string(), v.number()),
});
type Answers = v.InferOutput<typeof figuresSchema>;

async function read(url: string, ...known: string[]): Promise<Answers> {
	const lines: string[] = [];
	const args = ['scripts/bench/load/reader.ts', url, String(READERS), String(SECONDS), ...known];
	const child = startNode(args, { onLine: (line) => lines.push(line) });
	if ((await exitCode(child)) !== 0) throw new Error(`the readers of ${url} failed`);
	return v.parse(figuresSchema, JSON.parse(lines.join('\n')));
}

/** Figures of both servers, and the edge's share of nginx's. */
function rowFrom(edge: readonly Answers[], nginx: readonly Answers[]): Figures[string] {
	const of = (list: readonly Answers[], figure: 'per_second' | 'p95_ms') =>
		median(list.map((answers) => answers[figure]));
	const row = {
		edge_per_second: of(edge, 'per_second'),
		nginx_per_second: of(nginx, 'per_second'),
		edge_p95_ms: of(edge, 'p95_ms'),
		nginx_p95_ms: of(nginx, 'p95_ms'),
	};
	return {
		body_kb: edge[0]?.body_kb ?? null,
		...row,
		per_second_ratio: row.edge_per_second / row.nginx_per_second,
		p95_ratio: row.edge_p95_ms / row.nginx_p95_ms,
	};
}

/**
 * Reads the same files from the edge and from nginx in turns, by a second process that asks for
 * them as they are, without compression: nginx has nothing compressed beforehand. nginx sends no
 * headers of the site's own, and the reader bounds what it is able to answer, so the ratio flatters
 * the edge.
 */
export const measure: Measure = async ({ site, served }) => {
	const { distDir } = await site();
	const reads = [
		{ name: 'home', path: '/it', known: [] },
		{ name: 'home, not modified', path: '/it', known: ['known'] },
		{ name: 'script', path: await anAsset(distDir), known: [] },
	];
	return served(async (siteUrl) => {
		const nginx = await startNginx(distDir);
		const figures: Figures = {};
		const remarks: string[] = [];
		try {
			for (const { name, path, known } of reads) {
				const [ofEdge, ofNginx]: [Answers[], Answers[]] = [[], []];
				for (let round = 0; round < ROUNDS; round += 1) {
					ofEdge.push(await read(siteUrl + path, ...known));
					ofNginx.push(await read(nginx.url + path, ...known));
				}
				figures[name] = rowFrom(ofEdge, ofNginx);
				const statuses = [...ofEdge, ...ofNginx].map((answers) => Object.keys(answers.statuses));
				remarks.push(`${name}: statuses ${[...new Set(statuses.flat())].join(', ')}`);
			}
		} finally {
			await nginx.stop();
		}
		return { figures, remarks };
	});
};
