import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/server/platform/db/client.ts';
import { embeddedUrl } from '../../tests/support/embedded-database.ts';
import { filledShelves } from '../../tests/support/shelves.ts';
import { startNode } from '../stack/child.ts';
import { startHost } from '../stack/stack.ts';
import { median } from './caller.ts';
import { buy } from './checkout-load.ts';
import type { Measure } from './part.ts';

const CONNECTIONS = 150;
const FIRST = 100;
const CHECKOUTS = 150;
/** Pairs of a control and a run beside the visitor: the machine's speed varies within a minute. */
const PAIRS = 3;

/** Starts the visitor; resolves once his connections take. */
async function startVisitor(url: string, article: string) {
	const lines: string[] = [];
	const { promise: taking, resolve } = Promise.withResolvers<string>();
	const child = startNode(['scripts/bench/visitor.ts', url, String(CONNECTIONS)], {
		onLine(line) {
			lines.push(line);
			if (line === 'taking') resolve(line);
		},
		env: { SHOPPED: article },
	});
	await taking;
	return {
		async stop(): Promise<string> {
			await child.stop();
			return lines.at(-1) ?? '';
		},
	};
}

/** Compares checkouts of 20 buyers alone with those beside one visitor with many connections. */
export const measure: Measure = async ({ root }) => {
	const dataDir = join(root, 'visitor');
	await rm(join(dataDir, 'mail'), { recursive: true, force: true });
	await mkdir(dataDir, { recursive: true });
	const host = await startHost({ DATA_DIR: dataDir, TEST_PAYMENTS: 'on', SMTP_URL: '' });
	const { db, close } = openDatabase(await embeddedUrl(dataDir, 'site'));
	try {
		// Addresses of an earlier run have used up their rate limits.
		await db.execute(sql`delete from rate_counters`);
		const articles = await filledShelves(db, 8, 100_000);
		// The first answers compile the host's code.
		await buy(host.url, articles, FIRST);
		const [alone, beside]: [number[], number[]] = [[], []];
		const answers: string[] = [];
		for (let pair = 0; pair < PAIRS; pair += 1) {
			alone.push((await buy(host.url, articles, CHECKOUTS)).per_second);
			const visitor = await startVisitor(host.url, articles[0] ?? '');
			beside.push((await buy(host.url, articles, CHECKOUTS)).per_second);
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
	} finally {
		await close();
		await host.stop();
	}
};
