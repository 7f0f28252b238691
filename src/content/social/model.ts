import type { Drawing } from '#contract/content/catalogue.ts';
import type { Dimension } from '#drawing/dimension.ts';

/** A figure of the bottom row, as it is printed. */
export interface SocialFigure {
	label: string;
	value: string;
	unit: string | null;
}

/** A rim or wheel, and its measures as this language writes them. */
export interface SocialDrawing {
	parts: Drawing;
	measures: Partial<Record<Dimension['role'], string>>;
}

/**
 * All that a social picture shows, in words and figures alone: what is equal here is one file,
 * whatever language or page it came from.
 */
export interface SocialPicture {
	brand: string;
	/** The brand's own line, where the title is not that already. */
	payoff: string;
	/** What the title belongs to; may be empty. */
	kicker: string;
	title: string;
	/** One sentence below the title; may be empty. */
	text: string;
	figures: SocialFigure[];
	drawing: SocialDrawing | null;
}

/** Size that networks show without cutting, in px. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;
