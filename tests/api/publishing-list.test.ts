import { describe, expect, test } from 'vitest';
import { listPublications, OF_SHOP, PER_PAGE } from '#contract/publishing/publications.ts';
import { publications } from '../../src/server/publishing/tables.ts';
import { readData } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import { aPublishingHost, type PublishingHost } from '../support/publishing.ts';

const ANNA = 'anna@livenza.example';
const RYO = 'ryo@livenza.example';

const asked = async ({ editor }: PublishingHost, query = '') =>
	readData(listPublications, await editor(`/desk/publications${query}`));
const titles = async (host: PublishingHost, query: string) =>
	(await asked(host, query)).publications.map(({ title }) => title);

/**
 * Opens a host with publications of some people at some times; it is the evening of 15 June in
 * Rome.
 */
async function aHostWith(...rows: [title: string, by: string, at: string][]) {
	const host = await aPublishingHost();
	host.setClock('2025-06-15T20:00:00Z');
	await host.db.insert(publications).values(
		rows.map(([title, created_by, at]) => ({
			title,
			created_by,
			created_at: new Date(at),
			state: 'live' as const,
		})),
	);
	return host;
}

describe.runIf(isEmbedded)('the list of publications', () => {
	test('names everybody who has published, whatever the filter', async () => {
		const host = await aHostWith(
			['a', RYO, '2025-06-15T10:00:00Z'],
			['b', ANNA, '2025-06-14T10:00:00Z'],
			['c', ANNA, '2025-06-13T10:00:00Z'],
			['d', '', '2025-06-12T10:00:00Z'],
		);
		expect((await asked(host)).people).toEqual(['', ANNA, RYO]);
		expect((await asked(host, `?by=${RYO}&when=today`)).people).toEqual(['', ANNA, RYO]);
	});

	test('is filtered by person, shop or nobody', async () => {
		const host = await aHostWith(
			['a', RYO, '2025-06-15T10:00:00Z'],
			['b', ANNA, '2025-06-14T10:00:00Z'],
			['c', '', '2025-06-13T10:00:00Z'],
		);
		expect(await titles(host, `?by=${ANNA}`)).toEqual(['b']);
		expect(await titles(host, `?by=${OF_SHOP}`)).toEqual(['c']);
		expect(await titles(host, '?by=nobody@livenza.example')).toEqual([]);
	});

	test.each([
		['today', ['now', 'after midnight']],
		['week', ['now', 'after midnight', 'before midnight', 'six days ago']],
		['month', ['now', 'after midnight', 'before midnight', 'six days ago', 'in May']],
	])('is filtered to the %s by the clocks in Rome', async (when, expected) => {
		const host = await aHostWith(
			['now', ANNA, '2025-06-15T19:00:00Z'],
			['after midnight', ANNA, '2025-06-14T22:00:00Z'],
			['before midnight', ANNA, '2025-06-14T21:59:59Z'],
			['six days ago', ANNA, '2025-06-09T10:00:00Z'],
			['in May', ANNA, '2025-05-20T10:00:00Z'],
			['in April', ANNA, '2025-04-20T10:00:00Z'],
		);
		expect(await titles(host, `?when=${when}`)).toEqual(expected);
	});

	test('is counted and paginated as filtered', async () => {
		const many = Array.from(
			{ length: PER_PAGE + 2 },
			(_, at) => [`a${at}`, ANNA, `2025-06-15T10:${10 + at}:00Z`] as [string, string, string],
		);
		const host = await aHostWith(...many, ['other', RYO, '2025-06-15T09:00:00Z']);
		const { total, publications: first } = await asked(host, `?by=${ANNA}&when=today`);
		expect([total, first.length]).toEqual([PER_PAGE + 2, PER_PAGE]);
		expect(await titles(host, `?by=${ANNA}&when=today&page=2`)).toEqual(['a1', 'a0']);
	});

	test.each(['?when=yesterday', `?by=${'a'.repeat(300)}`])(
		'refuses invalid filters: %s',
		async (query) => {
			const host = await aPublishingHost();
			expect((await host.editor(`/desk/publications${query}`)).status).toBe(422);
		},
	);
});
