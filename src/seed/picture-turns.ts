import type { Turn } from '#contract/media.ts';
import type { PictureName } from './pictures.ts';

type Sheet = Omit<Turn, 'file'>;

/** A frame every ten degrees, six in a row: how the studio makes a turn. */
const whole = (...pictures: PictureName[]): Partial<Record<PictureName, Sheet>> =>
	Object.fromEntries(pictures.map((picture) => [picture, { frames: 36, columns: 6 }]));

/** Pictures that turn, each with its frames in `seed/media/turns/<picture>.avif`. */
export const PICTURE_TURNS: Partial<Record<PictureName, Sheet>> = whole(
	'brenta-35',
	'crono-80',
	'crono-disc',
	'k1-rd',
	'kleos-rd-36',
	'kleos-rd-50',
	'kleos-rd-62',
	'montello-30',
	'pista-60',
	'sile-gravel-40',
);
