import type { Graph, Thing } from 'schema-dts';
import { toFilms, toQuestions } from './blocks.ts';
import { reference, type StructuredPage } from './ids.ts';
import { toJob } from './job.ts';
import { toArticle } from './news.ts';
import { toBreadcrumb, toPage } from './page.ts';
import { toProduct } from './product.ts';
import { findStore } from './selling.ts';
import { toOrganization, toWebsite } from './site.ts';

/** Main entity of a page, if the vocabulary has a type for it. */
function findSubject(page: StructuredPage) {
	const { content } = page;
	switch (content.kind) {
		case 'product':
			return toProduct(page, content.product);
		case 'news':
			return toArticle(page, content.news);
		case 'job':
			return toJob(page, content.job);
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
export function findGraph(page: StructuredPage): Graph | null {
	const { frame } = page;
	if (frame.noindex) return null;
	const subject = findSubject(page);
	const store = findStore(page);
	const questions = toQuestions(page);
	const about = questions.length > 0 ? questions : subject && reference(`${subject['@id']}`);
	const things: Thing[] = [
		...(isHome(page) ? [toOrganization(page), toWebsite(page)] : []),
		toPage(page, about ?? undefined, questions.length > 0),
		...(frame.hasCrumbs ? [toBreadcrumb(page)] : []),
		...(subject ? [subject] : []),
		...(store ? [store] : []),
		...toFilms(page),
	];
	return { '@context': 'https://schema.org', '@graph': things };
}

/** JSON for a script element, with `<` escaped, because only that could end the element. */
export function jsonLd(graph: Graph): string {
	return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
