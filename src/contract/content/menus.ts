import * as v from 'valibot';
import { entityFields } from '#contract/entity.ts';
import { toList } from '#contract/lists.ts';
import { linkTargetSchema, type LinkTarget } from '#contract/links.ts';
import { localeSchema } from '#contract/locales.ts';
import { mediaSchema, type Media } from '#contract/media.ts';
import { idSchema, slugSchema, titleSchema } from '#contract/units.ts';

export const MENU_SLUGS = [
	'main',
	'hamburger',
	'hamburger-primary',
	'hamburger-secondary',
	'footer',
] as const;
export type MenuSlug = (typeof MENU_SLUGS)[number];

/** Numeric ids of the menus for `filter[id]=1|2|3|4`. 1 alone is the reduced header. */
export const MENU_IDS = {
	main: '1',
	'hamburger-primary': '2',
	'hamburger-secondary': '3',
	footer: '4',
	hamburger: '5',
} as const satisfies Record<MenuSlug, string>;

/** Menu item. `link` is null for an item that only opens its children. */
export interface MenuItem {
	id: string;
	label: string;
	slug: string;
	link: LinkTarget | null;
	target: '_self' | '_blank';
	children: MenuItem[];
	hamburger_media: Media | null;
}

export const menuItemSchema: v.GenericSchema<unknown, MenuItem> = v.object({
	id: idSchema,
	label: titleSchema,
	slug: slugSchema,
	link: v.nullable(linkTargetSchema),
	target: v.picklist(['_self', '_blank']),
	children: toList(
		v.lazy(() => menuItemSchema),
		'id',
	),
	hamburger_media: v.nullable(mediaSchema),
});

/** `hamburger` holds two items whose slugs start with primary and secondary, their menus inside. */
export const menuSchema = v.object({
	...entityFields,
	slug: v.picklist(MENU_SLUGS),
	locale: localeSchema,
	items: toList(menuItemSchema, 'id'),
});
export type Menu = v.InferOutput<typeof menuSchema>;
