import { LANES, QUICK } from './checks/parts.ts';
import { type Result, runLanes, timingTable } from './checks/run-lanes.ts';
import { closeEnvironment } from './checks/environment.ts';
import { endTools } from './checks/tool.ts';

const NAMES = LANES.flat().map(({ name }) => name);
const HELP = `npm test                  everything
npm test -- <part> ...    these parts alone: ${NAMES.join(', ')}
npm test -- --quick       what needs no built site: ${[...QUICK].join(', ')}

The site is built for the parts that need it. Lanes of parts run at once; a failed check of format,
lint or types ends the run. The last line is "N passed, N failed".`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
	console.log(HELP);
	process.exit(0);
}
const asked = args.filter((arg) => arg !== '--quick');
const unknown = asked.filter((arg) => !NAMES.includes(arg));
if (unknown.length > 0) {
	console.error(`No part is called ${unknown.join(', ')}.\n\n${HELP}`);
	process.exit(1);
}

const wanted = LANES.flat().filter(({ name }) => {
	if (asked.length > 0) return asked.includes(name);
	return !args.includes('--quick') || QUICK.has(name);
});
const isSiteWanted = wanted.some(({ needs }) => needs !== undefined);
const lanes = LANES.map((lane) =>
	lane.filter((part) => wanted.includes(part) || (isSiteWanted && part.name === 'environment')),
);

async function stop(): Promise<void> {
	await endTools();
	await closeEnvironment();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => void stop().finally(() => process.exit(1)));
}

let results: Result[] = [];
let failed = 0;
try {
	results = await runLanes(lanes, stop);
} catch (cause) {
	failed += 1;
	console.error(cause);
} finally {
	await endTools();
	await closeEnvironment();
}
if (results.length > 0) console.log(`\n${timingTable(results, performance.now() / 1000)}\n`);
failed += results.reduce((sum, result) => sum + result.failed, 0);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
