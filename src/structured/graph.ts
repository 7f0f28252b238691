import type { Graph, Thing } from 'schema-dts';
import { filmsOf, questionsOf } from './blocks.ts';
import { reference, type StructuredPage } from './ids.ts';
import { jobOf } from './job.ts';
import { articleOf } from './news.ts';
import { breadcrumbOf, pageOf } from './page.ts';
import { productOf } from './product.ts';
import { storeOf } from './selling.ts';
import { organizationOf, websiteOf } from './site.ts';

/** Main entity of a page, if the vocabulary has a type for it. */
function subjectOf(page: StructuredPage) {
	const { content } = page;
	switch (content.kind) {
		case 'product':
			return productOf(page, content.product);
		case 'news':
			return articleOf(page, content.news);
		case 'job':
			return jobOf(page, content.job);
		default:
			return null;
	}
}

/** True for the home page, which describes the whole site. */
const isHome = ({ frame, shell }: StructuredPage) => frame.path === shell.href.home;

/**
 * Structured data of a page for crawlers: everything it states, once, each part with an id for
 * references. Null for a page that they must not index.
 */
export function graphOf(page: StructuredPage): Graph | null {
	const { frame } = page;
	if (frame.noindex) return null;
	const subject = subjectOf(page);
	const store = storeOf(page);
	const questions = questionsOf(page);
	const about = questions.length > 0 ? questions : subject && reference(`${subject['@id']}`);
	const things: Thing[] = [
		...(isHome(page) ? [organizationOf(page), websiteOf(page)] : []),
		pageOf(page, about ?? undefined, questions.length > 0),
		...(frame.hasCrumbs ? [breadcrumbOf(page)] : []),
		...(subject ? [subject] : []),
		...(store ? [store] : []),
		...filmsOf(page),
	];
	return { '@context': 'https://schema.org', '@graph': things };
}

/** JSON for a script element, with `<` escaped, because only that could end the element. */
export function jsonLd(graph: Graph): string {
	return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
