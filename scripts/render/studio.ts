import sharp from 'sharp';
import { look, value, type Camera } from './raster.ts';
import { develop, shadePixel, shadowOf } from './shade.ts';
import type { Solid } from './solid.ts';
import { STUDIO, type Mood } from './studio-light.ts';
import { clamp, hash, smoothstep, type Vec } from './vector.ts';

export interface Shot {
	solid: Solid;
	camera: Camera;
	mood?: Mood;
	/** Distance in mm over which parts darken each other. */
	reach?: number;
	/** Side of the square that the key light covers, in mm. */
	lit?: number;
	/** Brightness of the wall behind, 0 to 1. */
	wall?: number;
	/** SVG laid over the picture, in its pixels. */
	ornament?: string;
}

export interface Size {
	width: number;
	height: number;
}

const OVERSAMPLE = 2;

/** Near-black wall with one pool of light on the upper left. */
function backdrop(x: number, y: number, wall: number): Vec {
	const d = Math.hypot((x - 0.36) * 1.05, y - 0.34);
	const k = wall * (0.006 + 0.034 * (1 - smoothstep(0, 0.85, d)) ** 1.6);
	const warm = wall * 0.006 * (1 - smoothstep(0, 0.5, Math.hypot(x - 1.02, y - 0.62)));
	return [k * 0.96 + warm, k + warm * 0.8, k * 1.08 + warm * 0.25];
}

/** Takes the picture; the answer is an sharp image ready to be encoded. */
export async function shoot(shot: Shot, size: Size): Promise<sharp.Sharp> {
	const [width, height] = [size.width * OVERSAMPLE, size.height * OVERSAMPLE];
	const { mood = STUDIO, reach = 12, lit = 760, wall = 1 } = shot;
	const seen = look(shot.solid, shot.camera, width, height);
	const shadow = shadowOf(shot.solid, shot.camera.target, lit);
	const pixels = Buffer.alloc(width * height * 3);
	for (let at = 0; at < width * height; at += 1) {
		const [x, y] = [at % width, Math.floor(at / width)];
		let colour: Vec;
		if (value(seen.surface, at) === 0) colour = backdrop(x / width, y / height, wall);
		else {
			const shaded = shadePixel(seen, at, shadow, mood, reach);
			const behind = backdrop(x / width, y / height, wall);
			const k = shaded.floor;
			colour = k === null ? shaded.colour : [behind[0] * k, behind[1] * k, behind[2] * k];
		}
		const grain = (hash(x, y, 5) - 0.5) * 2.2;
		for (let c = 0; c < 3; c += 1)
			pixels[at * 3 + c] = clamp(develop(colour[c] ?? 0, mood.exposure) + grain, 0, 255);
	}
	const small = await sharp(pixels, { raw: { width, height, channels: 3 } })
		.resize(size.width, size.height, { kernel: 'mitchell' })
		.raw()
		.toBuffer();
	const picture = sharp(small, { raw: { ...size, channels: 3 } });
	return shot.ornament ? picture.composite([{ input: Buffer.from(shot.ornament) }]) : picture;
}
