import { expect, test } from 'vitest';
import { listRedirects } from '#contract/content/endpoints.ts';
import { conforms, readData, hostUnderTest } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';

const ask = hostUnderTest();
conforms('listRedirects', ask);

test.runIf(isEmbedded)('a redirect targets an entry, not an address', async () => {
	expect(await readData(listRedirects, await ask('/api/redirects'))).toMatchObject([
		{
			from: '/it/chi-siamo',
			to: { type: 'entity', entity: 'page', id: 'company' },
			to_locale: 'it',
			status: 301,
		},
	]);
});
