import { expect, test } from 'vitest';
import { listCategories } from '#contract/content/endpoints.ts';
import { conforms, readData, hostUnderTest } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';

const ask = hostUnderTest();
conforms('listCategories', ask);

test('categories come by position and carry all their slugs', async () => {
	const categories = await readData(listCategories, await ask('/api/categories?locale=es'));
	const positions = categories.map(({ position }) => position);
	expect(positions).toEqual(positions.toSorted((a, b) => a - b));
	for (const { slug, slugs, locale } of categories) expect(slugs[locale]).toBe(slug);
});

test.runIf(isEmbedded)('the first picture has a text, the background is decorative', async () => {
	const [wheels] = await readData(listCategories, await ask('/api/categories?locale=en'));
	expect(wheels).toMatchObject({
		id: 'wheels',
		slug: 'wheels-en',
		name: 'wheels en',
		alt: 'wheels en',
		media: [{ alt: 'wheels en' }, { alt: '' }],
		media_hamburger: { alt: '' },
	});
	expect(wheels?.media[0]?.file).toMatch(/^kleos-rd-50\.[0-9a-f]{6}\.webp$/);
});
