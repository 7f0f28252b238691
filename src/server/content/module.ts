import { contentContract } from '#contract/content/module.ts';
import { problem } from '#server/kernel/problem.ts';
import { limitReaders } from '#server/platform/limits/readers.ts';
import { defineModule } from '../module.ts';
import { announcementRoutes } from './announcements/routes.ts';
import { artworkRoutes } from './artworks/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { countryRoutes } from './countries/routes.ts';
import { documentDeskKind } from './documents/desk-kind.ts';
import { documentRoutes } from './documents/routes.ts';
import { documentVersionRoutes } from './documents/versions.ts';
import { jobRoutes } from './jobs/routes.ts';
import { localeRoutes } from './locales/routes.ts';
import { menuRoutes } from './menus/routes.ts';
import { newsRoutes } from './news/routes.ts';
import { optionKind } from './options/kind.ts';
import { pageRoutes } from './pages/routes.ts';
import { priceListRoutes } from './price-lists/routes.ts';
import { productUsageRoutes } from './product-usages/routes.ts';
import { PICTURE_PRINTS } from './products/picture-prints.ts';
import { productRoutes } from './products/routes.ts';
import { redirectRoutes } from './redirects/routes.ts';
import { settingsRoutes, type ShopTerms } from './settings/routes.ts';
import { storeRoutes } from './stores/routes.ts';
import { libraryRoutes } from './library/routes.ts';
import { transferRoutes } from './transfer/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { cleanUpMasters } from '#server/platform/media/masters.ts';
import { findSender } from './settings/queries.ts';

const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Capability for the content of the site; the prices capability supplies `terms`. */
export const contentModule = (terms: ShopTerms) =>
	defineModule({
		contract: contentContract,
		routes: {
			...announcementRoutes,
			...artworkRoutes,
			...categoryRoutes,
			...countryRoutes,
			...documentRoutes,
			...documentVersionRoutes,
			...jobRoutes,
			...localeRoutes,
			...menuRoutes,
			...newsRoutes,
			...pageRoutes,
			...priceListRoutes,
			...productUsageRoutes,
			...productRoutes,
			...redirectRoutes,
			...settingsRoutes(terms),
			...storeRoutes,
			...transferRoutes,
			...libraryRoutes,
		},
		desk: [optionKind, documentDeskKind],
		cleanups: [{ run: ({ db, files }) => cleanUpMasters(db, files) }],
		prints: PICTURE_PRINTS,
		senderIn: findSender,
		mount(app, services) {
			app.use('/media/*', limitReaders(services));
			app.route('/media', mediaRoutes(services.readDb, services));
			app.on(WRITING, '/media/*', () =>
				problem('method_not_allowed', undefined, { allow: 'GET, HEAD, OPTIONS' }),
			);
		},
	});
