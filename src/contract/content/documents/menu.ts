import * as v from 'valibot';
import { MENU_SLUGS } from '../menus.ts';
import { linkTargetSchema, type LinkTarget } from '#contract/links.ts';
import { toList } from '#contract/lists.ts';
import type { Locale } from '#contract/locales.ts';
import { idSchema, slugSchema, titleSchema } from '#contract/units.ts';
import { toTexts } from './localized.ts';
import { refTo } from './refs.ts';
import { translatedSchema } from './translation.ts';

interface ItemTexts {
	label: string;
	slug: string;
}
/** Menu item with its children. `link` is null if it only opens them. */
export interface MenuItemDocument {
	id: string;
	link: LinkTarget | null;
	target: '_self' | '_blank';
	media_id: string | null;
	texts: { it: ItemTexts } & { [L in Locale]?: ItemTexts | undefined };
	children: MenuItemDocument[];
}

const menuItemDocumentSchema: v.GenericSchema<MenuItemDocument> = v.strictObject({
	id: idSchema,
	link: v.nullable(linkTargetSchema),
	target: v.picklist(['_self', '_blank']),
	media_id: v.nullable(refTo('media')),
	texts: toTexts({ label: titleSchema, slug: slugSchema }),
	children: toList(
		v.lazy(() => menuItemDocumentSchema),
		'id',
	),
});

export const menuDocumentSchema = v.strictObject({
	slug: v.picklist(MENU_SLUGS),
	items: toList(menuItemDocumentSchema, 'id'),
	translated: v.optional(translatedSchema),
});
