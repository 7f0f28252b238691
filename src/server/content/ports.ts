/** Names of countries in a language, and the codes that a form may name. */
export { phonePrefixes, findCountries } from './countries/queries.ts';
/** Documents that belong to a model, the reader's language first. */
export { findDocumentsOf } from './documents/queries.ts';
/** Wheels that a shop can show, article by article, and the shops. */
export { findShop, findShops, type Shop } from './stores/queries.ts';
export {
	findWheelArticle,
	findWheelArticles,
	type WheelArticle,
} from './products/wheel-articles.ts';
/** A position that somebody applies for. */
export { findPosition } from './jobs/queries.ts';
/** Models of the catalogue: one, those that are known, those of ranges, or all as part of a statement. */
export { findModel, knownModels, models, wheelsOfRanges } from './models.ts';
/** What a page says, for whoever keeps a version of it. */
export { pageText } from './pages/text.ts';
/** Addresses of pages by id. */
export { pageAddresses } from './pages/addresses.ts';
/** Articles with their products, in words for a reader: all from memory, or some as a transaction sees them. */
export { articlesIn, articlesOf, articleTitle, type Article } from './products/articles.ts';
/** What the site says of itself, limits of uploads among it. */
/** Routes that a closed shop refuses, and what the settings say of it. */
export { shopIn, shopRouteOver } from './settings/open-shop.ts';
export { findSettings } from './settings/queries.ts';
/** A picture's place in an answer, and the pictures that blocks show. */
export { picturesOf, toMedia } from './stored-block.ts';
/** Availability of articles, which the room of stock keeps. */
export { availabilitiesOf, setAvailability } from './availability.ts';
/** The lists of prices and what they hold, which the room of prices keeps; articles, by which staff knows both. */
export { price_lists, prices, variants } from './tables-catalogue.ts';
/** Every country of the world, by code. */
export { findCountryCodes } from './countries/queries.ts';
/** Forms as they are stored, which the room of forms answers and takes submissions by. */
export { type ChoiceSource, forms, type StoredField } from './tables-forms.ts';
/** Documents of entries: how those of each entity are listed, read, written, removed and checked. */
export { contentKinds } from './documents/kinds.ts';
export type { ContentEntry, ContentFault, ContentKind } from './documents/kind.ts';
/** When an announcement begins or ends by itself, and whether one has since a moment. */
export { hasAnnouncementChanged, nextAnnouncementChange } from './announcements/queries.ts';
/** How a capability that keeps drafts takes those of an import. */
export type { KeepDraft } from './transfer/keep-draft.ts';
/** How a capability that keeps documents beside the live ones tells of them. */
export type { KeptDocument, KeptDocuments } from './library/kept-documents.ts';
/** Live documents that show a picture, a document with another in its place, and a picture itself. */
export { liveDocuments as documentsShowing, withPicture } from './library/uses.ts';
export { findPicture } from './library/picture.ts';
/** How many entries have a translation that wants to be looked at again. */
export { countStale } from './documents/translations.ts';
/** What the settings tell of prices, as the capability of those declares it. */
export type { ShopTerms } from './settings/routes.ts';
