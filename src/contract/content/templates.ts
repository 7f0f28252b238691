/** Templates that the site has for pages of the CMS, by the names that its content gives them. */
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
