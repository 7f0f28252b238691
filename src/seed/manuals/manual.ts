/** Facts that the text of a manual depends on. */
export interface ManualFacts {
	range: string;
	use: string;
	/** Names of the models that are made to carry loads. */
	carriers: string[];
	/** True if other models of the range are not made to carry loads. */
	isMixed: boolean;
	/** A number with the decimal sign of the language. */
	figure: (value: number) => string;
	models: ModelFacts[];
	rotor: 'spline' | 'six-bolt' | null;
	/** Nm, by the axles of the range; null for wheels that are held by nuts. */
	axleTorque: number | null;
	isHookless: boolean;
	isCarbon: boolean;
	isFixedGear: boolean;
	isTubeless: boolean;
	hasRimBrake: boolean;
}

interface ModelFacts {
	name: string;
	pressure: number;
	tyreMin: number;
	tyreMax: number;
	channel: number;
	psi: number;
	riderWeight: number;
	/** Bike, rider and luggage; null for a model that is not made to carry loads. */
	systemWeight: number | null;
}

/** Paragraphs of a manual in one language; a null one does not concern the range. */
export type ManualWords = (facts: ManualFacts) => (string | null)[];

/** Spelled out so that a sheet of torques is the same in every manual. */
export const TORQUE_NM = {
	splineRing: 40,
	sixBolt: 6,
	cassette: 40,
	roadAxle: 12,
	boostAxle: 15,
	trackNut: 30,
	trackSprocket: 50,
} as const;
