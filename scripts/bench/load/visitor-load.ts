import { exitCode, startNode } from '../../stack/child.ts';
import { median } from '../caller.ts';
import { atOwnShop, buy } from './checkout-load.ts';
import type { Measure } from '../part.ts';

const CONNECTIONS = 150;
const CHECKOUTS = 150;
/** Pairs of a control and a run beside the visitor: the machine's speed varies within a minute. */
const PAIRS = 3;

/** Starts the visitor; resolves once his connections take. */
async function startVisitor(url: string, article: string) {
	const lines: string[] = [];
	const { promise: taking, resolve } = Promise.withResolvers<string>();
	const child = startNode(['scripts/bench/load/visitor.ts', url, String(CONNECTIONS)], {
		onLine(line) {
			lines.push(line);
			if (line === 'taking') resolve(line);
		},
		env: { SHOPPED: article },
	});
	const begun = await Promise.race([taking, exitCode(child).then(() => null)]);
	if (begun === null) throw new Error('the visitor failed');
	return {
		async stop(): Promise<string> {
			await child.stop();
			return lines.at(-1) ?? '';
		},
	};
}

/** Compares checkouts of 20 buyers alone with those beside one visitor with many connections. */
export const measure: Measure = ({ root }) =>
	atOwnShop({ root, name: 'visitor', shelves: [8, 100_000] }, async ({ url, articles }) => {
		const [alone, beside]: [number[], number[]] = [[], []];
		const answers: string[] = [];
		for (let pair = 0; pair < PAIRS; pair += 1) {
			alone.push((await buy(url, articles, CHECKOUTS)).per_second);
			const visitor = await startVisitor(url, articles[0] ?? '');
			beside.push((await buy(url, articles, CHECKOUTS)).per_second);
			answers.push(await visitor.stop());
		}
		const [control, left] = [median(alone), median(beside)];
		return {
			figures: {
				checkouts: {
					alone_per_second: control,
					beside_per_second: left,
					left_percent: (100 * left) / control,
				},
			},
			remarks: answers.map((line) => `answers to the visitor: ${line}`),
		};
	});
