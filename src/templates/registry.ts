import CmsTemplate from './CmsTemplate.astro';
import LegalTemplate from './LegalTemplate.astro';

/** Component of every page template that the CMS may name; another name fails the build. */
export const CMS_TEMPLATES: Record<string, typeof CmsTemplate> = {
	home: CmsTemplate,
	azienda: CmsTemplate,
	contacts: CmsTemplate,
	download: CmsTemplate,
	'estensione-garanzia': CmsTemplate,
	generic: CmsTemplate,
	landing: CmsTemplate,
	'mondo-prodotto': CmsTemplate,
	newsletter: CmsTemplate,
	'race-division': CmsTemplate,
	'squadre-e-team': CmsTemplate,
	'tech-centre': CmsTemplate,
	tecnologie: CmsTemplate,
	legal: LegalTemplate,
};
