import type { BicycleBrake, WheelBrake } from '#contract/fit/brakes.ts';
import { ruleValue, type Rule } from './rules.ts';
import type { FitWheel } from './wheel.ts';

/** Freehub body for a groupset: one that fits directly before one with an adapter. */
export function freehubFor(
	wheel: Pick<FitWheel, 'freehubs'>,
	groupset: string,
	rules: readonly Rule[],
): Rule | null {
	const fitting = rules.filter(
		({ rule, subject, freehub }) =>
			rule === 'groupset' &&
			subject === groupset &&
			freehub !== null &&
			wheel.freehubs.includes(freehub),
	);
	return fitting.find(({ adapter }) => adapter === '') ?? fitting[0] ?? null;
}

const DISCS: readonly string[] = ['disc', 'disc-splined', 'disc-six-bolt', 'splined', 'six-bolt'];
const toKind = (brake: BicycleBrake | WheelBrake) => (DISCS.includes(brake) ? 'disc' : brake);

/**
 * Fit of a wheel's brake: the rule that holds, `no`, or `unknown`. Without any rule of brakes their
 * kinds are compared, which does not tell whether a rotor can be mounted.
 */
export function fitBrake(
	{ brake: made }: Pick<FitWheel, 'brake'>,
	asked: BicycleBrake | null,
	rules: readonly Rule[],
): Rule | 'yes' | 'no' | 'unknown' {
	if (asked === null) return 'yes';
	if (made === null) return 'unknown';
	if (toKind(made) !== toKind(asked)) return 'no';
	const ofBrakes = rules.filter(({ rule }) => rule === 'brake');
	if (ofBrakes.length === 0) return asked === toKind(made) ? 'yes' : 'unknown';
	if (made === 'disc') return 'unknown';
	return ofBrakes.find(({ subject, part }) => subject === asked && part === made) ?? 'no';
}

/** Diameters and widths in a text such as `12 × 100 / 12 × 142`. */
const figuresIn = (axles: string) => axles.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];

/** Fit of a wheel's axles. Without a rule they have to be those of the frame. */
export function fitAxles(
	{ axles: made }: Pick<FitWheel, 'axles'>,
	asked: string | null,
	rules: readonly Rule[],
): 'yes' | 'no' | 'unknown' {
	if (asked === null) return 'yes';
	if (made === null) return 'unknown';
	const most = ruleValue(rules, 'axle_difference') ?? 0;
	const [own, frame] = [figuresIn(made), figuresIn(asked)];
	const isNear = own.every((figure, at) => Math.abs(figure - (frame[at] ?? Infinity)) <= most);
	return own.length === frame.length && isNear ? 'yes' : 'no';
}
