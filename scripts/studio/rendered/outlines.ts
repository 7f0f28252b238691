import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { python } from './render.ts';
import type { Specification } from '../specify/pictures.ts';

/** Borders of a picture's parts by name, as SVG paths in its pixels. */
export interface Outlines {
	width: number;
	height: number;
	parts: Record<string, string>;
}

/**
 * Traces the parts of a picture that is taken apart from the pass that its camera wrote beside it,
 * and keeps them in `outlines/<picture>.json`. Other pictures have none.
 */
export async function traceOutlines(
	{ parts }: Specification,
	pass: string,
	width: number,
	picture: string,
): Promise<void> {
	if (!Array.isArray(parts)) return;
	const traced = `${pass}.json`;
	await python('outlines.py', pass, String(width), traced);
	const paths = JSON.parse(await readFile(traced, 'utf8')) as string[];
	const { height } = await sharp(picture).metadata();
	const named = parts.map((part, index) => {
		const path = paths[index];
		if (!path) throw new Error(`${picture}: nothing shows of its part ${String(part)}`);
		return [String(part), path] as const;
	});
	const outlines: Outlines = { width, height, parts: Object.fromEntries(named) };
	const file = join(dirname(picture), 'outlines', `${basename(picture, '.webp')}.json`);
	await writeFile(file, `${JSON.stringify(outlines, null, '\t')}\n`);
}
