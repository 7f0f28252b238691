import { describe, expect, test } from 'vitest';
import { listPriceLists } from '#contract/content/endpoints.ts';
import { conforms, readData, readProblem, hostUnderTest } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';

const ask = hostUnderTest();
conforms('listPriceLists', ask);

describe('price lists', () => {
	test('include one default', async () => {
		const lists = await readData(listPriceLists, await ask('/api/price-lists'));
		expect(lists.filter(({ is_default }) => is_default)).toHaveLength(1);
	});

	test.runIf(isEmbedded).each([
		['IT', 'EUR'],
		['FR', 'EUR'],
		['JP', 'JPY'],
		['BR', 'EUR'],
	])('apply by country: %s pays in %s', async (country, currency) => {
		const lists = await readData(listPriceLists, await ask(`/api/price-lists?country=${country}`));
		expect(lists.map((list) => list.currency)).toEqual([currency]);
	});

	test.each(['it', 'ITA', '1', '%00'])('%s is no country', async (country) => {
		const problem = await readProblem(await ask(`/api/price-lists?country=${country}`));
		expect(problem).toMatchObject({ status: 422, fields: [{ path: 'country', code: 'regex' }] });
	});
});
