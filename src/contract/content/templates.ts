/** Templates of the site for CMS pages, by the names that the content uses. */
export const CMS_TEMPLATE_NAMES = [
	'home',
	'azienda',
	'quality',
	'contacts',
	'download',
	'estensione-garanzia',
	'generic',
	'landing',
	'mondo-prodotto',
	'newsletter',
	'race-division',
	'squadre-e-team',
	'tech-centre',
	'tecnologie',
	'legal',
] as const;
export type CmsTemplate = (typeof CMS_TEMPLATE_NAMES)[number];

/** Blocks that carry the page's heading when they open it; before any other the title is printed. */
export const OPENING_BLOCKS: readonly string[] = ['hero', 'text_media'];
