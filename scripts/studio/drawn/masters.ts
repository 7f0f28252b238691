/** Draws the film's poster: `node scripts/studio/drawn/masters.ts` writes `news-lacing.webp`. */
import { join } from 'node:path';
import sharp from 'sharp';
import { FILM_S, lacing } from './lacing.ts';

const FILE = join(import.meta.dirname, '../../../src/seed/media/news-lacing.webp');

await sharp(Buffer.from(lacing(FILM_S).svg), { unlimited: true })
	.flatten({ background: '#0b0c0d' })
	.webp({ quality: 80, effort: 5, smartSubsample: true })
	.toFile(FILE);
