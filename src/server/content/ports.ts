/** Names of countries in a language, and the codes that a form may name. */
export { phonePrefixes, findCountries } from './countries/queries.ts';
/** Documents that belong to a model, the reader's language first. */
export { findProductDocuments } from './documents/queries.ts';
export { bringBackVersions, findRemovedDocuments } from './documents/removed-versions.ts';
/** Wheels that a shop can show, article by article, and the shops. */
export { findShop, findShops, type Shop } from './stores/queries.ts';
export {
	findWheelArticle,
	findWheelArticles,
	type WheelArticle,
} from './products/wheel-articles.ts';
/** Position that an application refers to. */
export { findPosition } from './jobs/queries.ts';
/** Models of the catalogue: one, those that are known, those of ranges, or all as a subquery. */
export { findModel, knownModels, models, wheelsOfRanges } from './models.ts';
/** Text of a page, for capabilities that keep versions of it, and the cookies that one lists. */
export { cookieItems, pageText } from './pages/text.ts';
/** Addresses of pages by id. */
export { pageAddresses } from './pages/addresses.ts';
/** Articles with products in a reader's language: all from memory, or some in a transaction. */
export { articlesIn, listArticles, articleTitle, type Article } from './products/articles.ts';
/** Pictures of articles and of models, and their files and descriptions for mails. */
export {
	type ArticlePicture,
	listArticlePictures,
	listModelPictures,
	toArticlePicture,
} from './products/article-pictures.ts';
export { MAILED_PX, pictureAlt, pictureFile } from './products/mailed-pictures.ts';
/** Columns of the desk's lists that name an article and its price. */
export {
	articleColumns,
	articleSearches,
	defaultPriceColumns,
} from './products/article-columns.ts';
/** Picture and price by which the desk's list shows a product. */
export { listProductFaces } from './products/product-faces.ts';
/** Settings of the site, such as the limits of uploads. */
/** Routes that a closed shop refuses, and its state in the settings. */
export { shopIn, shopRouteOver } from './settings/open-shop.ts';
export { findSettings } from './settings/queries.ts';
/** Notice of the legal guarantee for readers of a language: own words, official file. */
export { findNotice, type Notice } from './artworks/queries.ts';
/** Picture of an answer, and the pictures that blocks show. */
export { toPictures, toMedia } from './stored-block.ts';
/** Availability of articles, which the stock capability maintains. */
export { listAvailabilities, setAvailability } from './availability.ts';
/** Price lists and prices, which the prices capability maintains, and the articles of both. */
export { price_lists, prices, variants } from './tables-catalogue.ts';
/** Every country of the world, by code. */
export { findCountryCodes } from './countries/queries.ts';
/** Stored forms, which the forms capability serves and whose submissions it takes. */
export { type ChoiceSource, forms, type StoredField } from './tables-forms.ts';
/** Handlers of documents: each lists, reads, writes, removes and checks the entries of a kind. */
export { contentKinds } from './documents/kinds.ts';
export type { ContentEntry, ContentFault, ContentKind } from './documents/kind.ts';
/** Time of the next automatic begin or end of an announcement, and a check since a moment. */
export { hasAnnouncementChanged, nextAnnouncementChange } from './announcements/queries.ts';
/** Interface of a capability that keeps drafts, for those of an import. */
export type { KeepDraft } from './transfer/keep-draft.ts';
/** Interface of a capability that keeps documents beside the live ones. */
export type { KeptDocument, KeptDocuments } from './library/kept-documents.ts';
/** Live documents that show a picture, a document with another in its place, and a picture. */
export { liveDocuments as documentsShowing, withPicture } from './library/uses.ts';
export { findPicture } from './library/picture.ts';
/** Number of entries whose translations need a review. */
export { countStale } from './documents/translations.ts';
/** Prices in the settings, as the prices capability supplies them. */
export type { ShopTerms } from './settings/routes.ts';
/** Products that a tyre sits on, the default price list, and the names of the usages. */
export { TYRED_READS, tyredProducts } from './products/tyred.ts';
export { findPriceLists } from './price-lists/queries.ts';
export { usageNames } from './product-usages/queries.ts';
/** Content that visitors may look for. */
export { FINDABLE_READS, findableIn } from './findable.ts';
