import { expect, test } from 'vitest';
import { FIXTURE } from '../../../support/host-seed.ts';
import { toFeatures, variantName } from '../../../../src/server/content/products/variant-name.ts';

const [freehub] = FIXTURE.options;
if (!freehub) throw new Error('the fixture has no option');
const values = ['10-36'].map((code) => ({ code, name: freehub.name }));
const row = { updated_at: new Date(0), origin: 'seed' as const, decides_fit: null };
const choices = {
	options: new Map([
		['sprockets', { ...row, code: 'sprockets', name: freehub.name, values }],
		['freehub', { ...row, ...freehub }],
	]),
	colors: new Map(),
};
const cassette = { options: { sprockets: '10-36', freehub: 'xdr' }, color: null, weight_g: null };
const product = { options: ['sprockets', 'freehub'] };

test('carts, mails and orders name the freehub body first, at any position of its option', () => {
	expect(variantName(cassette, product, choices, 'it')).toBe('XDR it / Corpetto it');
	expect(toFeatures(cassette, product, choices, 'it').map(({ value }) => value)).toEqual([
		'XDR it',
		'Corpetto it',
	]);
});
