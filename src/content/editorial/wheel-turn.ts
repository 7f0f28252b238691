import type { Product } from '#contract/content/catalogue.ts';
import type { Picture } from '../parts/model.ts';
import { toPicture } from '../pictures/media.ts';

/** Frames and columns of the sheets that style rules can walk through: those of the studio. */
const WALKED = { frames: 36, columns: 6 } as const;

interface WheelTurn {
	/** First of the product's pictures that turns, else its first; null for a product without one. */
	picture: Picture | null;
	/** Address of the sheet of frames; null where nothing turns. */
	sheet: string | null;
}

/** Picture of a product, and the sheet of its turn. */
export function toWheelTurn({ media }: Pick<Product, 'media'>): WheelTurn {
	const turning = media.find(
		({ turn }) => turn?.frames === WALKED.frames && turn.columns === WALKED.columns,
	);
	const shown = turning ?? media[0];
	return {
		picture: shown ? toPicture(shown) : null,
		sheet: turning?.turn ? `/media/turns/${turning.turn.file}` : null,
	};
}
