import { html, raw } from 'hono/html';
import type { Locale } from '#contract/locales.ts';
import { href } from '#i18n/paths.ts';
import { loadTexts } from '#i18n/texts.ts';
import { withPhrases } from './phrases.ts';
import { PAGE_HEADERS, policyWith, STYLE_ELEMENT } from './style.ts';

/** Markup in which every value has been escaped. */
export type Markup = ReturnType<typeof html>;

export interface PageFrame {
	locale: Locale;
	/** Name of the site; empty if it cannot be read now. */
	brand: string;
	title: string;
	body: Markup;
	status: number;
	headers?: Record<string, string>;
	/** True if the page shows another page of ours in a frame. */
	hasFrames?: boolean;
}

const TEXTS = loadTexts('pages/frame');

/** Renders a page that the host itself answers: no script, no requests. */
export async function printPage(frame: PageFrame): Promise<Response> {
	const { locale, brand, title, body, status, headers = {}, hasFrames = false } = frame;
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
					${brand === '' ? '' : html`<strong>${brand}</strong>`}
					<a href="${href(locale, 'home')}">${TEXTS[locale].back}</a>
				</header>
				<main>
					<h1>${title}</h1>
					${body}
				</main>
			</body>
		</html> `;
	const policy = policyWith(hasFrames ? "'self'" : "'none'");
	return new Response(await withPhrases(String(page)), {
		status,
		headers: { ...PAGE_HEADERS, 'content-security-policy': policy, ...headers },
	});
}
