import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A folder of small masters, each in a colour of its own, in the seed's proportions. */
export async function makePictures(folder: string, names: Iterable<string>): Promise<void> {
	await mkdir(folder, { recursive: true });
	for (const name of names) {
		const upright = name.startsWith('hamburger-');
		const wide = /^(?:usage|hero|news)-/.test(name);
		const [r, g, b] = [...name].reduce(
			([red, green, blue], letter) => [green, blue, (red * 31 + letter.charCodeAt(0)) % 256],
			[0, 0, 0],
		);
		await sharp({
			create: {
				width: wide ? 960 : 640,
				height: upright ? 800 : wide ? 540 : 640,
				channels: 3,
				background: { r: r ?? 0, g: g ?? 0, b: b ?? 0 },
			},
		})
			.webp({ effort: 0 })
			.toFile(join(folder, `${name}.webp`));
	}
}
