import { SERIALS } from '#seed/serials.ts';
import type { ProductSeed } from '#seed/types.ts';
import { MissingMeasure, readerFor, type Measure } from './read.ts';
import { toRim, toWheel } from './wheels.ts';

type Measures = Readonly<Record<string, Measure>>;
type Find = (id: string) => ProductSeed;

const inFirstFinish = (product: ProductSeed): Measures =>
	toWheel(product, product.colors?.[0] ?? null);

/** The first rear wheel of a model that its owner has registered. */
function registeredSerial(product: string): string {
	const found = SERIALS.find(
		({ product_id, registered, serial_number }) =>
			product_id === product && registered && serial_number.includes('P'),
	);
	if (!found) throw new MissingMeasure(product, 'registered rear wheel');
	return found.serial_number;
}

const RACED = ['crono-disc', 'crono-80', 'kleos-rd-62', 'kleos-rd-50', 'kleos-rd-36'];

/** Pictures of what a page is about, by their names: wheels on the tools of the workshop. */
export const WORKSHOP: Readonly<Record<string, (find: Find) => Measures>> = {
	'hero-company': (find) => ({
		scene: 'rims-on-hooks',
		rims: ['kleos-rd-36', 'kleos-rd-50', 'kleos-rd-62'].map((id) => toRim(find(id), 'black')),
	}),
	'hero-quality': (find) => ({ scene: 'truing-stand', wheel: inFirstFinish(find('kleos-rd-50')) }),
	'hero-tech': (find) => ({ scene: 'tension-meter', wheel: inFirstFinish(find('kleos-rd-50')) }),
	'hero-race': (find) => {
		const product = find('kleos-rd-36');
		const grams = String(readerFor(product).number('rear_weight'));
		return { scene: 'scale', wheel: inFirstFinish(product), grams };
	},
	'hero-teams': (find) => ({
		scene: 'crate',
		wheels: RACED.map((id) => ({
			...inFirstFinish(find(id)),
			tyre: { width: 28, tread: 'slick' },
		})),
	}),
	'hero-warranty': (find) => ({
		scene: 'serial-label',
		wheel: inFirstFinish(find('kleos-rd-36')),
		number: registeredSerial('kleos-rd-36'),
	}),
};
