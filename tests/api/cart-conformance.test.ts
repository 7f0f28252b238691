import { randomUUID } from 'node:crypto';
import { conformsPrivately, hostUnderTest } from '../support/host-conformance.ts';

const ask = hostUnderTest();
const WHEEL = 'rd-50-hg';

const sending = (path: string, body: object) => async () => ({
	path: `/shop/carts/mine${path}?locale=it`,
	init: {
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ intent_id: randomUUID(), ...body }),
	},
});
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
	request: sending('/lines', { variant_id: WHEEL, quantity: 1 }),
	unknownPath: other('/lines'),
});
conformsPrivately('setQuantity', ask, {
	request: sending(`/lines/${WHEEL}`, { quantity: 2 }),
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
