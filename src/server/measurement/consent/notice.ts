import { createHash } from 'node:crypto';
import { getConsentNotice, type ConsentNotice } from '#contract/measurement/consent.ts';
import type { Locale } from '#contract/locales.ts';
import { findEdition } from '#domain/measurement/consent.ts';
import { cookieItems, findSettings, pageAddresses } from '#server/content/ports.ts';
import { Unavailable } from '#server/kernel/unavailable.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import type { Db } from '#server/platform/db/client.ts';
import { NOTICE_TEXTS } from './notice-texts.ts';

/** Page that lists the cookies. */
const POLICY = 'cookie-policy';
const CATEGORIES = ['technical', 'statistics'] as const;

export interface Notice extends ConsentNotice {
	/** Name of the site. */
	brand: string;
}

/** Composes the question in a language from the settings and from the cookie policy's own table. */
export async function composeNotice(db: Db, locale: Locale): Promise<Notice> {
	const settings = await findSettings(db, locale);
	if (!settings) throw new Unavailable('the database has not been seeded');
	const items = await cookieItems(db, locale, POLICY);
	const policies = await pageAddresses(db, [POLICY], locale);
	const texts = NOTICE_TEXTS[locale];
	const { measurement } = settings;
	const shown = {
		title: texts.title,
		text: measurement.mode === 'ga4' ? texts.ga4 : texts.own,
		groups: CATEGORIES.map((category) => ({
			category,
			...texts[category],
			items: items
				.filter((item) => (item.category ?? 'technical') === category)
				.map(({ name, provider, purpose, duration }) => ({ name, provider, purpose, duration })),
		})),
	};
	return {
		...shown,
		brand: settings.site_name,
		edition: findEdition(measurement),
		text_version: toTextVersion([locale, shown]),
		words: texts.words,
		policy: policies.get(POLICY) ?? null,
	};
}

const toTextVersion = (value: unknown): string =>
	createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

/** Returns the question as plain text: the wording that a receipt proves. */
export const toWording = ({ title, text, groups }: ConsentNotice): string =>
	[
		title,
		text,
		...groups.map((group) =>
			[
				`${group.title}. ${group.text}`,
				...group.items.map(
					({ name, provider, purpose, duration }) =>
						`– ${name} (${provider}): ${purpose}; ${duration}`,
				),
			].join('\n'),
		),
	].join('\n\n');

export const noticeRoutes = {
	getConsentNotice: keptRoute(
		getConsentNotice,
		{ reads: ['settings', 'pages', 'slugs.page'] },
		async ({ db, query }) => {
			const { brand: _, ...notice } = await composeNotice(db, query.locale);
			return notice;
		},
	),
};
