import type { Drawing } from '#contract/content/catalogue.ts';
import type { Focal } from '#contract/media.ts';
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
 * Everything that a drawn picture shows, as words and figures: equal cards are one file, whatever
 * language or page they come from.
 */
export interface SocialCard {
	brand: string;
	/** The brand's own line, unless the title is that already. */
	payoff: string;
	/** Heading that the title belongs to; may be empty. */
	kicker: string;
	title: string;
	/** One sentence below the title; may be empty. */
	text: string;
	figures: SocialFigure[];
	drawing: SocialDrawing | null;
}

/** A picture of the library that an editor chose in the place of a drawn one, by its file. */
export interface SocialPhoto {
	photo: string;
	/** Point that cropping keeps in view. */
	focal: Focal;
}

/** Picture that social networks show with a link to a page. */
export type SocialPicture = SocialCard | SocialPhoto;

export const isPhoto = (picture: SocialPicture): picture is SocialPhoto => 'photo' in picture;
