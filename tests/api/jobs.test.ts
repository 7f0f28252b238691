import { describe, expect, test } from 'vitest';
import { listJobs } from '#contract/content/endpoints.ts';
import { conforms, readData, hostUnderTest } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';

const ask = hostUnderTest();
conforms('listJobs', ask);

test('positions are sorted newest first', async () => {
	const jobs = await readData(listJobs, await ask('/api/jobs'));
	const days = jobs.map(({ publication_date }) => publication_date);
	expect(days).toEqual(days.toSorted().reverse());
});

describe.runIf(isEmbedded)('a position that closes on 30 June', () => {
	test.each([
		['2025-06-30T21:59:59Z', true],
		['2025-06-30T22:00:00Z', false],
	])('at %s is open: %s', async (now, isOpen) => {
		const { ask: own } = await aHost({ clock: () => new Date(now) });
		const [wheelbuilder, engineer] = await readData(listJobs, await own('/api/jobs'));
		expect(wheelbuilder).toMatchObject({ id: 'wheelbuilder', is_open: isOpen });
		expect(engineer).toMatchObject({ id: 'engineer', is_open: true });
	});
});
