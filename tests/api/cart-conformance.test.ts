import { randomUUID } from 'node:crypto';
import { listProducts } from '#contract/content/endpoints.ts';
import { conformsPrivately, hostUnderTest, readData } from '../support/host-conformance.ts';

const ask = hostUnderTest();
/** Its line can be removed from a cart without it, too. */
const WHEEL = 'rd-50-hg';

/** Finds an article that is in stock. */
async function findArticle(): Promise<string> {
	const products = await readData(listProducts, await ask('/api/products?locale=it'));
	const found = products
		.flatMap(({ variants }) => variants)
		.find(({ availability }) => availability === 'in_stock');
	if (!found) throw new Error('nothing is in stock');
	return found.id;
}

const sent = (path: string, body: object) => ({
	path: `/shop/carts/mine${path}?locale=it`,
	init: {
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ intent_id: randomUUID(), ...body }),
	},
});
const sending = (path: string, body: object) => async () => sent(path, body);
const undoing = (path: string) => async () => ({
	path: `/shop/carts/mine${path}?locale=it&intent_id=${randomUUID()}`,
});
/** Path of a cart that no device here owns. */
const other = (path = '') => `/shop/carts/${randomUUID()}${path}?locale=it`;
const otherIntent = (path: string) => `${other(path)}&intent_id=${randomUUID()}`;

conformsPrivately('getCart', ask, {
	request: async () => ({ path: '/shop/carts/mine?locale=it' }),
	unknownPath: other(),
});
conformsPrivately('addToCart', ask, {
	request: async () => sent('/lines', { variant_id: await findArticle(), quantity: 1 }),
	unknownPath: other('/lines'),
});
conformsPrivately('setQuantity', ask, {
	request: async () => sent(`/lines/${await findArticle()}`, { quantity: 2 }),
	unknownPath: other(`/lines/${WHEEL}`),
});
conformsPrivately('removeLine', ask, {
	request: undoing(`/lines/${WHEEL}`),
	unknownPath: otherIntent(`/lines/${WHEEL}`),
});
conformsPrivately('enterCode', ask, {
	request: sending('/code', { code: 'NONE' }),
	unknownPath: other('/code'),
});
conformsPrivately('removeCode', ask, {
	request: undoing('/code'),
	unknownPath: otherIntent('/code'),
});
conformsPrivately('writeGiftNote', ask, {
	request: sending('/gift-note', { text: 'Auguri' }),
	unknownPath: other('/gift-note'),
});
conformsPrivately('chooseCountry', ask, {
	request: sending('/country', { country: 'DE' }),
	unknownPath: other('/country'),
});
conformsPrivately('acknowledgeCart', ask, {
	request: sending('/acknowledgements', {}),
	unknownPath: other('/acknowledgements'),
});
