import type { BrandLeaf, OrganizationLeaf, WebSite } from 'schema-dts';
import { href } from '#i18n/paths.ts';
import { absolute, reference, siteIds, type StructuredPage } from './ids.ts';

/** The brand's sign as a file; crawlers ask for 112 px at least. */
const LOGO = { path: '/favicon-180.png', size: 180 };

/** The maker by name; the home page has the rest under the same id. */
export function toMaker(page: StructuredPage): OrganizationLeaf {
	return {
		'@type': 'Organization',
		'@id': siteIds(page).organization,
		name: page.shell.siteName,
	};
}

export function toBrand(page: StructuredPage): BrandLeaf {
	return { '@type': 'Brand', '@id': siteIds(page).brand, name: page.shell.siteName };
}

/** The maker, with the data that the footer shows. */
export function toOrganization(page: StructuredPage): OrganizationLeaf {
	const { company, social } = page.shell;
	return {
		...toMaker(page),
		legalName: company.legalName,
		url: absolute(page, '/'),
		brand: toBrand(page),
		logo: {
			'@type': 'ImageObject',
			url: absolute(page, LOGO.path),
			width: `${LOGO.size} px`,
			height: `${LOGO.size} px`,
		},
		address: {
			'@type': 'PostalAddress',
			streetAddress: company.street,
			postalCode: company.postalCode,
			addressLocality: company.city,
			addressRegion: company.province,
			addressCountry: company.country,
		},
		telephone: company.phone,
		email: company.email,
		vatID: company.vatNumber,
		...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
	};
}

/** Address for the queries of machines; the answer needs no script. */
const toSearch = (page: StructuredPage) => ({
	'@type': 'SearchAction' as const,
	target: {
		'@type': 'EntryPoint' as const,
		urlTemplate: `${absolute(page, href(page.frame.locale, 'search'))}?q={query}`,
	},
	'query-input': 'required name=query',
});

export function toWebsite(page: StructuredPage): WebSite {
	const ids = siteIds(page);
	return {
		'@type': 'WebSite',
		'@id': ids.website,
		url: absolute(page, '/'),
		name: page.shell.siteName,
		publisher: reference(ids.organization),
		potentialAction: toSearch(page),
	};
}
