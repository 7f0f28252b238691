import { expect, test } from 'vitest';
import { listNews } from '#contract/content/endpoints.ts';
import { conforms, readData, hostUnderTest } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';

const ask = hostUnderTest();
conforms('listNews', ask);

test('news are sorted newest first', async () => {
	const news = await readData(listNews, await ask('/api/news'));
	const days = news.map(({ published_on }) => published_on);
	expect(days).toEqual(days.toSorted().reverse());
});

test.runIf(isEmbedded)('an item has its texts, its picture and its products in order', async () => {
	const [item] = await readData(listNews, await ask('/api/news?locale=en'));
	expect(item).toMatchObject({
		id: 'summer',
		title: 'summer en',
		media: { alt: 'alt en' },
		related_product_ids: ['rd-50', 'rd-36'],
	});
});
