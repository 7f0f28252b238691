import { SOCIAL_SIZE } from '#contract/media.ts';
import { config } from '#config.ts';
import { toDigest } from '../source/digest.ts';
import type { RouteEntry } from '../page/entry.ts';
import type { Site } from '../site/site.ts';
import type { SocialPictureList } from './list.ts';
import type { SocialPicture } from './model.ts';
import { socialAlt, socialPicture } from './pictures.ts';

/** Name of a picture's file: it changes with anything shown, and with the code that draws it. */
export function socialFile(picture: SocialPicture): string {
	return `${toDigest([import.meta.env.SOCIAL_DIGEST, picture])}.jpg`;
}

/** A picture to draw, and the name of its file. */
export interface NamedPicture {
	file: string;
	picture: SocialPicture;
}

/**
 * Adds the picture to a page, and returns the one to draw for it. In development nothing draws
 * them, so pages name none.
 */
export function withSocialPicture(
	site: Site,
	entry: RouteEntry,
): { entry: RouteEntry; picture: NamedPicture | null } {
	if (import.meta.env.DEV || !config.SOCIAL_PICTURES) return { entry, picture: null };
	const picture = socialPicture(site, entry);
	const file = socialFile(picture);
	const social = { src: `/social/${file}`, ...SOCIAL_SIZE, alt: socialAlt(site, entry) };
	return { entry: { ...entry, frame: { ...entry.frame, social } }, picture: { file, picture } };
}

/** Pictures to draw for some pages, each once. */
export function toSocialList(
	pages: readonly { picture: NamedPicture | null }[],
): SocialPictureList {
	const named = pages.flatMap(({ picture }) => picture ?? []);
	return Object.fromEntries(named.map(({ file, picture }) => [file, picture]));
}
