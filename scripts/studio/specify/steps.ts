import type { ProductSeed } from '#seed/types.ts';
import { readerFor, type Measure } from './read.ts';
import { SPARES } from './spares.ts';
import { toRim, toWheel } from './wheels.ts';

type Measures = Readonly<Record<string, Measure>>;
type Find = (id: string) => ProductSeed;

const rimIn = (find: Find, id: string): Measure => toRim(find(id), 'black');
const wheelIn = (find: Find, id: string): Measure => toWheel(find(id), 'black');
const spare = (find: Find, id: string): Measure => SPARES[id]?.(find(id), null) ?? null;

/** Objects of the steps that pages tell of, drawn: of an inspection, a prototype, a season. */
export const STEPS: Readonly<Record<string, (find: Find) => Measures>> = {
	'step-caliper': (find) => ({ scene: 'drawn-gauge', bearing: spare(find, 'spare-bearings') }),
	'step-rim': (find) => ({
		scene: 'drawn-bare-rim',
		rim: rimIn(find, 'kleos-rd-50'),
		holes: readerFor(find('kleos-rd-50')).number('spoke_count_rear'),
	}),
	'step-tension': (find) => ({
		scene: 'drawn-tension-meter',
		spokes: spare(find, 'spare-spokes'),
	}),
	'step-card': (find) => ({
		scene: 'drawn-control-card',
		spokes: readerFor(find('kleos-rd-50')).number('spoke_count_rear'),
	}),
	'step-serial': (find) => ({ scene: 'drawn-serial-place', wheel: wheelIn(find, 'kleos-rd-36') }),
	'step-section': (find) => ({
		scene: 'drawn-mounted-section',
		rim: rimIn(find, 'kleos-rd-50'),
		tyre: readerFor(find('kleos-rd-50')).number('tyre_width_max'),
	}),
	'step-prototype': (find) => ({
		scene: 'drawn-numbered-wheel',
		wheel: wheelIn(find, 'kleos-rd-50'),
		number: 7,
	}),
	'step-covered': (find) => ({ scene: 'drawn-covered-wheel', wheel: wheelIn(find, 'kleos-rd-50') }),
	'step-apart': (find) => ({
		scene: 'drawn-wheel-apart',
		wheel: wheelIn(find, 'kleos-rd-50'),
		spokes: spare(find, 'spare-spokes'),
	}),
	'step-heights': (find) => ({
		scene: 'drawn-heights',
		rims: ['kleos-rd-36', 'kleos-rd-50', 'kleos-rd-62'].map((id) => rimIn(find, id)),
	}),
	'step-pair': (find) => ({ scene: 'drawn-crated-pair', wheel: wheelIn(find, 'kleos-rd-50') }),
	'step-case': (find) => ({
		scene: 'drawn-spares-case',
		spokes: spare(find, 'spare-spokes'),
		bearing: spare(find, 'spare-bearings'),
	}),
};
