import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Locale } from '#contract/locales.ts';
import { SEARCH_PAGE_PATH, LONGEST_QUERY } from '#contract/search/version.ts';
import type { SearchAnswer, SearchHit } from '#contract/search/search.ts';
import { groupHits } from '#domain/search/groups.ts';
import { formatMoney } from '#i18n/format.ts';
import { unitAfter } from '#i18n/format-units.ts';
import { href } from '#i18n/paths.ts';
import { fill } from '#i18n/translator.ts';
import { type Markup, printPage } from '#server/platform/page/frame.ts';
import { policyWith } from '#server/platform/page/style.ts';
import { SEARCH_TEXTS } from './texts.ts';

interface Reader {
	locale: Locale;
	brand: string;
}

/** Opens the site's own page with the same query, where scripts run. */
const openSite = (locale: Locale) =>
	`location.replace(${JSON.stringify(`${href(locale, 'search')}#`)}+new URLSearchParams({q:new URLSearchParams(location.search).get('q')||''}))`;

const scriptHash = (script: string) => createHash('sha256').update(script).digest('base64');

/** Results as a page of the host. */
export function searchPage(reader: Reader, answer: SearchAnswer): Promise<Response> {
	const { locale, brand } = reader;
	const texts = SEARCH_TEXTS[locale];
	const script = openSite(locale);
	return printPage({
		locale,
		brand,
		title: texts.title,
		body: html`${raw(`<script>${script}</script>`)} ${form(locale, answer.query)}
		${outcome(reader, answer)}`,
		status: 200,
		headers: {
			'content-security-policy': `${policyWith("'none'")}; script-src 'sha256-${scriptHash(script)}'`,
		},
	});
}

function form(locale: Locale, query: string): Markup {
	const { label, button } = SEARCH_TEXTS[locale];
	return html`<form method="get" action="${SEARCH_PAGE_PATH}" role="search">
		<input type="hidden" name="locale" value="${locale}" />
		<div class="cell w9">
			<label for="q">${label}</label>
			<input id="q" name="q" type="search" value="${query}" maxlength="${LONGEST_QUERY}" />
		</div>
		<div class="cell w3"><button type="submit">${button}</button></div>
	</form>`;
}

function outcome({ locale }: Reader, answer: SearchAnswer): Markup {
	const texts = SEARCH_TEXTS[locale];
	const { query, serial, hits, total, near, instead } = answer;
	if (query === '') return html`<p>${texts.empty}</p>`;
	if (serial !== null) {
		const address = `${href(locale, 'wheel-passport')}#${new URLSearchParams({ serial })}`;
		return html`<p>${fill(texts.serial, { serial })}</p>
			<p><a href="${address}">${texts.serialLink}</a></p>`;
	}
	if (total > 0) {
		const count = fill(texts.results, { count: String(total) });
		return html`<p>${answer.is_beyond_price ? texts.beyondPrice : count}</p>
			${groups(hits, locale)}`;
	}
	const terms = near.map((text) => {
		const address = `${SEARCH_PAGE_PATH}?${new URLSearchParams({ locale, q: text })}`;
		return html`<li><a href="${address}">${text}</a></li>`;
	});
	return html`<p>${fill(texts.none, { query })}</p>
		${
			terms.length > 0
				? html`<p>${texts.near}</p>
						<ul>
							${terms}
						</ul>`
				: ''
		}
		${
			instead.length > 0
				? html`<p>${texts.instead}</p>
						${groups(instead, locale)}`
				: ''
		}
		<p><a href="${href(locale, 'fit')}">${texts.advice}</a></p>`;
}

function groups(hits: readonly SearchHit[], locale: Locale): Markup {
	const texts = SEARCH_TEXTS[locale];
	const sections = groupHits(hits).map(
		({ group, hits: own }) =>
			html`<section>
				<h2>${texts.groups[group]}</h2>
				<ol>
					${own.map((hit) => line(hit, locale))}
				</ol>
			</section>`,
	);
	return html`${sections}`;
}

function line({ title, href: address, note, height_mm, price, lang }: SearchHit, locale: Locale) {
	const texts = SEARCH_TEXTS[locale];
	const amount = price ? formatMoney(price.amount, price.currency, locale) : '';
	const told = [
		height_mm === undefined ? '' : `${height_mm}${unitAfter('mm')}`,
		price?.is_from ? fill(texts.from, { amount }) : amount,
	].filter(Boolean);
	return html`<li>
		<p lang="${lang ?? locale}"><a href="${address}">${title}</a></p>
		<p class="help">${told.join(' · ')}</p>
		${note === '' ? '' : html`<p class="help" lang="${lang ?? locale}">${note}</p>`}
	</li>`;
}
