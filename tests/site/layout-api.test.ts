import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { config } from '#config.ts';
import { PASSWORD } from '../support/desk.ts';
import { openLayout } from '../support/layout.ts';
import { hasNginx } from '../support/nginx.ts';
import { nodeEnv } from '../support/node-env.ts';
import { limit } from '../support/pace.ts';
import { runFolder } from '../support/run-folder.ts';
import { anS3Server } from '../support/s3.ts';

const LIMIT_MS = limit(900_000);
/** Fewest tests that ask a host by its address alone; the others reach into a process of their own. */
const FEWEST = 700;

const reportSchema = v.object({
	numPassedTests: v.number(),
	testResults: v.array(
		v.object({
			name: v.string(),
			message: v.string(),
			assertionResults: v.array(
				v.object({
					fullName: v.string(),
					status: v.string(),
					failureMessages: v.array(v.string()),
				}),
			),
		}),
	),
});

/** Addresses that nginx refuses before a host sees them: a null byte, half of a letter. */
const REFUSED_BY_NGINX = /%00|%E0%A4%A/;

/** Runs the suite of the API against an address, as the operations paper says. */
async function runSuite(url: string): Promise<{ passed: number; failed: string[] }> {
	const file = join(await runFolder('layout-api'), 'report.json');
	const child = spawn(
		process.execPath,
		[
			...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'],
			...['--project', 'api', '--reporter', 'json', `--outputFile.json=${file}`],
		],
		{
			env: {
				...nodeEnv(),
				HOME: process.env.HOME,
				API_BASE_URL: url,
				DESK_PASSWORD: PASSWORD,
				SITE_URL: config.SITE_URL,
			},
			stdio: ['ignore', 'ignore', 'pipe'],
		},
	);
	const errors = await text(child.stderr);
	const read = await readFile(file, 'utf8').catch(() => null);
	if (read === null) throw new Error(`the suite made no report:\n${errors}`);
	const { numPassedTests, testResults } = v.parse(reportSchema, JSON.parse(read));
	const failed = testResults.flatMap(({ name, message, assertionResults }) => {
		const tests = assertionResults.filter(({ status }) => status === 'failed');
		const lines = tests.map(({ fullName, failureMessages }) =>
			[name, fullName, failureMessages[0]?.split('\n')[0]].join(': '),
		);
		// A file that cannot be loaded has no tests.
		return assertionResults.length === 0 && message !== '' ? [`${name}: ${message}`] : lines;
	});
	return { passed: numPassedTests, failed };
}

test.runIf(hasNginx)(
	'two hosts behind a balancer conform to the contract',
	async () => {
		const layout = await openLayout((await anS3Server()).url);
		onTestFinished(layout.close, LIMIT_MS);
		const { passed, failed } = await runSuite(layout.insideUrl);
		expect(failed.filter((line) => !REFUSED_BY_NGINX.test(line))).toEqual([]);
		expect(passed).toBeGreaterThan(FEWEST);
	},
	LIMIT_MS,
);
