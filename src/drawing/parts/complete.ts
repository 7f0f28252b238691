import type { PartMeasures } from '#contract/content/part-measures.ts';

/** Measures of a part that are all filled in. */
type Filled<T> = T extends readonly unknown[]
	? T
	: T extends object
		? { [K in keyof T]: Filled<Exclude<T[K], null>> }
		: T;

type PartKind = PartMeasures['kind'];
type Known = Exclude<PartMeasures, { kind: 'hub' }>;

export type CompletePart =
	| Filled<Known>
	| {
			kind: 'hub';
			front: CompleteHub | null;
			rear: CompleteHub | null;
	  };
export type CompleteHub = Filled<NonNullable<Extract<PartMeasures, { kind: 'hub' }>['front']>>;
export type Complete<K extends PartKind> = Extract<CompletePart, { kind: K }>;

const isMissing = (value: unknown): boolean =>
	value === null || (Array.isArray(value) && value.length === 0);

const missingIn = (measures: object, path = ''): string[] =>
	Object.entries(measures).flatMap(([name, value]) => (isMissing(value) ? [path + name] : []));

/** Fields without which a part of its kind cannot be drawn. */
function missingMeasures(part: PartMeasures): string[] {
	if (part.kind !== 'hub') return missingIn(part);
	const { front, rear } = part;
	if (!front && !rear) return ['front', 'rear'];
	return [...(front ? missingIn(front, 'front.') : []), ...(rear ? missingIn(rear, 'rear.') : [])];
}

const hubContradictions = (hub: CompleteHub | null, path: string): string[] =>
	hub
		? (['left_flange_mm', 'right_flange_mm'] as const)
				.filter((side) => hub[side] >= hub.over_locknut_mm / 2)
				.map((side) => path + side)
		: [];

/** Fields that contradict another: a flange outside its locknuts has no drawing. */
function contradictions(part: CompletePart): string[] {
	const wrong = (field: string, isWrong: boolean) => (isWrong ? [field] : []);
	const [first = 0] = 'lengths_mm' in part ? part.lengths_mm : [];
	switch (part.kind) {
		case 'hub':
			return [...hubContradictions(part.front, 'front.'), ...hubContradictions(part.rear, 'rear.')];
		case 'crank':
			return wrong('chain_line_mm', part.chain_line_mm >= part.q_factor_mm / 2);
		case 'bottom_bracket':
			return [
				...wrong('spindle_mm', part.spindle_mm >= Math.min(...part.shell_bores_mm)),
				...wrong('cup_mm', part.cup_mm < part.spindle_mm),
			];
		case 'headset':
			return [
				...wrong('steerer_mm', part.steerer_mm >= part.upper_bore_mm),
				...wrong('crown_race_mm', part.crown_race_mm >= part.lower_bore_mm),
			];
		case 'rotor':
			return wrong('track_mm', part.track_mm >= part.diameter_mm / 2);
		case 'axle':
			return wrong('thread_mm', part.thread_mm >= first);
		case 'seatpost':
			return wrong('insertion_mm', part.insertion_mm >= first);
		case 'quick_release':
			return [];
	}
}

/** Fields for which a part has no drawing: missing ones, else those that contradict another. */
export function undrawableFields(part: PartMeasures): string[] {
	const missing = missingMeasures(part);
	return missing.length > 0 ? missing : contradictions(part as CompletePart);
}

/** Measures of a part that can be drawn; null if one is missing or contradicts another. */
export const toCompletePart = (part: PartMeasures): CompletePart | null =>
	undrawableFields(part).length > 0 ? null : (part as CompletePart);
