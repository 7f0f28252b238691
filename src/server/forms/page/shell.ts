import { html, raw } from 'hono/html';
import type { Locale } from '#contract/locales.ts';
import { href } from '#i18n/paths.ts';
import { PAGE_HEADERS, STYLE_ELEMENT } from './style.ts';
import { PAGE_TEXTS } from './texts/texts.ts';

/** Markup in which every value has been made text. */
export type Markup = ReturnType<typeof html>;

export interface PageFrame {
	locale: Locale;
	/** Name of the site; empty when nothing can be asked. */
	brand: string;
	title: string;
	body: Markup;
	status: number;
	headers?: Record<string, string>;
}

/** A page of the host's own, in the language of the page that was left. */
export async function printPage(frame: PageFrame): Promise<Response> {
	const { locale, brand, title, body, status, headers = {} } = frame;
	const page = await html`<!doctype html>
		<html lang="${locale}">
			<head>
				<meta charset="utf-8" />
				<meta name="viewport" content="width=device-width" />
				<meta name="robots" content="noindex" />
				<title>${brand === '' ? title : `${title} · ${brand}`}</title>
				${raw(STYLE_ELEMENT)}
			</head>
			<body>
				<header>
					<strong>${brand}</strong>
					<a href="${href(locale, 'home')}">${PAGE_TEXTS[locale].back}</a>
				</header>
				<main>
					<h1>${title}</h1>
					${body}
				</main>
			</body>
		</html> `;
	return new Response(page, { status, headers: { ...PAGE_HEADERS, ...headers } });
}
