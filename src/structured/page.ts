import type { BreadcrumbList, WebPage } from 'schema-dts';
import { getT } from '#i18n/server.ts';
import { absolute, type StructuredPage } from './ids.ts';

type PageType = 'WebPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage' | 'ItemPage';

/** Type of a page, if the vocabulary has one for it. */
function toType({ content }: StructuredPage, hasQuestions: boolean): PageType {
	if (hasQuestions) return 'FAQPage';
	switch (content.kind) {
		case 'product':
			return 'ItemPage';
		case 'listing':
		case 'news-archive':
		case 'careers':
		case 'stores':
			return 'CollectionPage';
		case 'cms':
			return content.page.template === 'contacts' ? 'ContactPage' : 'WebPage';
		default:
			return 'WebPage';
	}
}

/** The page itself; `mainEntity` is its subject. */
export function toPage(
	page: StructuredPage,
	mainEntity: WebPage['mainEntity'],
	hasQuestions: boolean,
): WebPage {
	const { frame } = page;
	return {
		'@type': toType(page, hasQuestions),
		'@id': frame.canonical,
		inLanguage: frame.textLocale,
		...(mainEntity && { mainEntity }),
	};
}

/**
 * Breadcrumbs as the page shows them; the last one is the page and has no link. The list needs no
 * id: a page has only one such list, and crawlers read it as the page's own.
 */
export function toBreadcrumb(page: StructuredPage): BreadcrumbList {
	const { frame, shell } = page;
	const home = { label: getT(frame.locale, 'shell')('crumbs.home'), href: shell.href.home };
	const steps = [home, ...frame.crumbs];
	return {
		'@type': 'BreadcrumbList',
		itemListElement: steps.map(({ label, href }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: label,
			...(index < steps.length - 1 && { item: absolute(page, href) }),
		})),
	};
}
