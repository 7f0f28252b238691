import { expect, test } from 'vitest';
import { aLoop } from './a-loop.ts';

async function lineAfter(steps_ms: Record<string, number>): Promise<string> {
	const place = await aLoop();
	const publisher = place.start();
	place.took(steps_ms);
	await publisher.published(['one']);
	await publisher.rest();
	return place.lines.join('\n').replace(/in \d+ ms/, 'in … ms');
}

test('the log lists the steps of a slow publication', async () => {
	expect(await lineAfter({ content: 1520.4, plan: 99, release: 100 })).toBe(
		'publisher: published 1 files in … ms (content 1520, release 100), removed 0',
	);
});

test('it lists none of a quick one', async () => {
	expect(await lineAfter({ content: 12, plan: 99 })).toBe(
		'publisher: published 1 files in … ms, removed 0',
	);
});
