import { localeEntrySchema } from '#contract/content/locale-entry.ts';
import { contractModule } from '../module.ts';
import { announcementSchema, listAnnouncements } from './announcements.ts';
import { listArtworks, uploadArtwork } from './artworks.ts';
import { blockSchema } from './blocks.ts';
import * as catalogue from './catalogue.ts';
import * as endpoints from './endpoints.ts';
import * as library from './library.ts';
import { addDocumentVersion, documentResource, optionResource } from './desk.ts';
import { menuItemSchema, menuSchema } from './menus.ts';
import * as pages from './pages.ts';
import { documentSchema, storeSchema } from './places.ts';
import { settingsSchema } from './settings.ts';
import { exportContent, importContent } from './transfer.ts';

export const contentContract = contractModule({
	name: 'content',
	endpoints: {
		...endpoints,
		listAnnouncements,
		exportContent,
		importContent,
		listPictures: library.listPictures,
		uploadPicture: library.uploadPicture,
		changePicture: library.changePicture,
		listPictureUses: library.listPictureUses,
		deletePicture: library.deletePicture,
		listArtworks,
		uploadArtwork,
		addDocumentVersion,
	},
	desk: [optionResource, documentResource],
	shapes: {
		Block: blockSchema,
		MenuItem: menuItemSchema,
		Menu: menuSchema,
		Settings: settingsSchema,
		Locale: localeEntrySchema,
		Country: catalogue.countrySchema,
		PriceList: catalogue.priceListSchema,
		Category: catalogue.categorySchema,
		ProductUsage: catalogue.productUsageSchema,
		Variant: catalogue.variantSchema,
		Product: catalogue.productSchema,
		Page: pages.pageSchema,
		PageBuilderContent: pages.pageBuilderContentSchema,
		Redirect: pages.redirectSchema,
		News: pages.newsSchema,
		Job: pages.jobSchema,
		Store: storeSchema,
		Document: documentSchema,
		Announcement: announcementSchema,
		LibraryPicture: library.libraryPictureSchema,
	},
});
