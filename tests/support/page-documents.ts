import type { DocumentOf } from '#contract/content/documents/registry.ts';

export const link = (entity: 'page' | 'product' | 'category', id: string) => ({
	type: 'entity' as const,
	entity,
	id,
});
export const texts = (title: string, blocks: DocumentOf<'page'>['texts']['it']['blocks'] = []) => ({
	title,
	blocks,
	seo_title: null,
	seo_description: null,
});
export const aPage = (
	slug: string,
	given: Partial<DocumentOf<'page'>> = {},
): DocumentOf<'page'> => ({
	template: 'generic',
	parent_id: null,
	locales: null,
	media_id: null,
	noindex: false,
	position: 900,
	slugs: { it: slug },
	texts: { it: texts(slug) },
	...given,
});
export const page = (id: string, document: DocumentOf<'page'> | null) => ({
	entity: 'page' as const,
	id,
	document,
});
