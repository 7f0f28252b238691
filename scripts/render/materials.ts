import { wordmark } from './wordmark.ts';
import { fractal, hash, valueNoise, type Vec } from './vector.ts';

export interface Material {
	/** Linear reflectance of the scattering part. */
	diffuse: Vec;
	/** Linear reflectance of the mirror part, seen head on. */
	specular: Vec;
	/** 0 is a mirror, 1 chalk. */
	rough: number;
	/** Strength of a clear varnish over it, 0 to 1. */
	coat?: number;
	/** Turned on a lathe about its own z axis: highlights fan out from the centre. */
	spun?: number;
	/** Ground along its own x axis: highlights stretch across. */
	brushed?: number;
	/** Unevenness of the surface, as a change of normal in the part's own axes. */
	bump?: (x: number, y: number, z: number) => Vec;
	/** What the surface is at a place of the part's own axes. */
	paint?: (x: number, y: number, z: number) => Material | null;
	/** Takes shadows only; elsewhere the backdrop shows through. */
	isFloor?: boolean;
}

const grey = (k: number): Vec => [k, k, k * 1.03];

export const ALLOY: Material = { diffuse: grey(0.02), specular: [0.6, 0.61, 0.63], rough: 0.26 };
export const POLISHED: Material = { diffuse: grey(0.01), specular: [0.75, 0.76, 0.78], rough: 0.1 };
export const SPUN: Material = { ...ALLOY, rough: 0.14, spun: 0.42 };
export const STEEL: Material = { diffuse: grey(0.015), specular: [0.5, 0.5, 0.51], rough: 0.2 };
export const BRUSHED: Material = { ...STEEL, rough: 0.16, brushed: 0.3 };
export const DARK_STEEL: Material = { diffuse: grey(0.012), specular: [0.2, 0.2, 0.21], rough: 0.24 };
export const ANODISED: Material = { diffuse: grey(0.014), specular: [0.09, 0.09, 0.095], rough: 0.3 };
export const ANODISED_SPUN: Material = { ...ANODISED, rough: 0.16, specular: grey(0.15), spun: 0.35 };
export const PLASTIC: Material = { diffuse: grey(0.018), specular: grey(0.04), rough: 0.4 };
export const YELLOW: Material = { diffuse: [0.82, 0.56, 0.01], specular: grey(0.04), rough: 0.35 };
export const YELLOW_METAL: Material = { diffuse: [0.16, 0.1, 0], specular: [0.8, 0.58, 0.05], rough: 0.22 };
export const BRASS: Material = { diffuse: [0.05, 0.03, 0.01], specular: [0.75, 0.58, 0.28], rough: 0.25 };
export const TITANIUM: Material = { diffuse: grey(0.02), specular: [0.42, 0.39, 0.36], rough: 0.28 };
export const WHITE: Material = { diffuse: grey(0.62), specular: grey(0.04), rough: 0.45 };
export const PRINT: Material = { diffuse: grey(0.5), specular: grey(0.06), rough: 0.25, coat: 0.6 };
export const FLOOR: Material = { diffuse: grey(0), specular: grey(0), rough: 1, isFloor: true };

const rubberGrain = (x: number, y: number, z: number): Vec => [
	(hash(Math.floor(x * 3), Math.floor(y * 3), 1) - 0.5) * 0.1,
	(hash(Math.floor(y * 3), Math.floor(z * 3), 2) - 0.5) * 0.1,
	0,
];
export const RUBBER: Material = {
	diffuse: grey(0.017),
	specular: grey(0.03),
	rough: 0.62,
	bump: rubberGrain,
};

/** Unidirectional carbon: faint flakes under varnish. */
export const CARBON: Material = {
	diffuse: grey(0.006),
	specular: grey(0.03),
	rough: 0.3,
	coat: 1,
	paint: (x, y, z) => {
		const flake = fractal(x * 0.12 + z * 0.1, y * 0.42 - z * 0.1, 3, 7);
		const k = 0.008 + 0.05 * Math.max(0, flake - 0.38) ** 1.3;
		return { diffuse: grey(k), specular: grey(0.02 + k), rough: 0.3, coat: 1 };
	},
};

/** Twill weave of about 3 mm. */
export const WEAVE: Material = {
	...CARBON,
	paint: (x, y) => {
		const [u, v] = [x / 2.6, y / 2.6];
		const warp = (Math.floor(u) + Math.floor(v) * 2 + 800) % 4 < 2;
		const across = warp ? v - Math.floor(v) : u - Math.floor(u);
		const sheen = (warp ? 0.035 : 0.012) * (1 - Math.abs(across - 0.5));
		return { diffuse: grey(0.004 + sheen), specular: grey(0.02 + sheen * 2), rough: 0.35, coat: 1 };
	},
};

export function cloth(diffuse: Vec, weave = 1.6): Material {
	return {
		diffuse,
		specular: grey(0.02),
		rough: 0.9,
		bump: (x, y) => [
			(valueNoise(x * weave, y * weave, 3) - 0.5) * 0.14,
			(valueNoise(x * weave, y * weave, 4) - 0.5) * 0.14,
			0,
		],
	};
}

/** Adds a straight word mark to a material, centred on (x, y) of the part's own xy plane. */
export function lettered(
	base: Material,
	place: { x: number; y: number; height: number; turn?: number; ink?: Material },
): Material {
	const { height, turn = 0, ink = PRINT } = place;
	const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
	return {
		...base,
		paint: (x, y, z) => {
			const [dx, dy] = [x - place.x, y - place.y];
			const inked = wordmark((dx * c + dy * s) / height, (dy * c - dx * s) / height);
			return inked ? ink : (base.paint?.(x, y, z) ?? null);
		},
	};
}
