import { config } from '#config.ts';
import { digestOf } from '../digest.ts';
import type { RouteEntry } from '../routes/entry.ts';
import type { Site } from '../site.ts';
import type { SocialPictureList } from './list.ts';
import { SOCIAL_SIZE, type SocialPicture } from './model.ts';
import { socialPicture } from './pictures.ts';

/** Name of a picture's file: it changes with anything shown, and with the code that draws it. */
export function socialFile(picture: SocialPicture): string {
	return `${digestOf([import.meta.env.SOCIAL_DIGEST, picture])}.jpg`;
}

/**
 * Gives every page its picture, and tells which pictures there are to draw. While developing nothing
 * draws them, so pages name none.
 */
export function withSocialPictures(
	site: Site,
	entries: readonly RouteEntry[],
): { entries: RouteEntry[]; social: SocialPictureList } {
	const social: SocialPictureList = {};
	if (import.meta.env.DEV || !config.SOCIAL_PICTURES) return { entries: [...entries], social };
	const named = entries.map((entry): RouteEntry => {
		const picture = socialPicture(site, entry);
		const file = socialFile(picture);
		social[file] = picture;
		const shown = { src: `/social/${file}`, ...SOCIAL_SIZE, alt: picture.title };
		return { ...entry, frame: { ...entry.frame, social: shown } };
	});
	return { entries: named, social };
}
