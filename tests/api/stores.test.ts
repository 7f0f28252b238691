import { expect, test } from 'vitest';
import { listStores } from '#contract/content/endpoints.ts';
import { conforms, readData, hostUnderTest } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';

const ask = hostUnderTest();
conforms('listStores', ask);

test.runIf(isEmbedded)('stores are sorted by country and city', async () => {
	const stores = await readData(listStores, await ask('/api/stores'));
	expect(stores.map(({ city }) => city)).toEqual(['Zürich', 'Conegliano', 'Treviso']);
});
