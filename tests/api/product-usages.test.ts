import { describe, expect, test } from 'vitest';
import { listProductUsages } from '#contract/content/endpoints.ts';
import { conforms, readData, readProblem, hostUnderTest } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';

const ask = hostUnderTest();
conforms('listProductUsages', ask);

describe('product usages', () => {
	const usages = async (query: string) =>
		(await readData(listProductUsages, await ask(`/api/product-usages${query}`))).map(
			({ id, children }) => [id, ...children],
		);

	test.runIf(isEmbedded)('are all, or those with active products', async () => {
		expect(await usages('')).toEqual([['road', 'wheels'], ['track', 'wheels'], ['urban']]);
		expect(await usages('?filter[products.is_active]=1')).toEqual([
			['road', 'wheels'],
			['track', 'wheels'],
		]);
		expect(await usages('?filter[products.is_active]=0')).toEqual([['urban']]);
	});

	test('refuse any other filter value', async () => {
		const response = await ask('/api/product-usages?filter[products.is_active]=yes');
		expect((await readProblem(response)).fields).toEqual([
			{ path: 'filter[products.is_active]', code: 'picklist' },
		]);
	});
});
