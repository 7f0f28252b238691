import { html } from 'hono/html';
import { FIXED, ROOMS } from '#brand/colours.ts';
import { SYSTEM_FACES } from '#brand/faces.ts';
import type { Locale } from '#contract/locales.ts';
import { NEWSLETTER_MAIL_TEXTS } from './mails/texts/texts.ts';

/** Our markup and our one button, and nothing fetched. */
const POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const room = ROOMS.light;
const STYLE = `body{margin:0;background:${room.ground};color:${room.ink};font:18px/1.6 ${SYSTEM_FACES.mail}}
main{max-width:34rem;margin:0 auto;padding:10vh 24px}
h1{font-size:1.75rem;line-height:1.2;border-top:4px solid ${FIXED.primary};padding-top:24px}
button{font:bold 1rem/1 ${SYSTEM_FACES.mail};padding:16px 24px;border:0;background:${FIXED.primary};color:${room.ink};cursor:pointer}
button:focus-visible{outline:3px solid ${room.ink};outline-offset:3px}`;

type PageState = 'ask' | 'done' | 'unknown';

/**
 * What a mail program opens when somebody follows the link of the mail's head instead of posting to
 * it. Opening asks and changes nothing: programs look at links before people do.
 */
export function unsubscribePage(locale: Locale, state: PageState, action: string): Response {
	const words = NEWSLETTER_MAIL_TEXTS[locale].unsubscribePage;
	const title = { ask: words.title, done: words.done, unknown: words.unknown }[state];
	const text = { ask: words.text, done: words.doneText, unknown: words.unknownText }[state];
	const markup = html`<!doctype html>
		<html lang="${locale}">
			<head>
				<meta charset="utf-8" />
				<meta name="viewport" content="width=device-width" />
				<meta name="robots" content="noindex" />
				<title>${title}</title>
				<style>
					${STYLE}
				</style>
			</head>
			<body>
				<main>
					<h1>${title}</h1>
					<p>${text}</p>
					${
						state === 'ask'
							? html`<form method="post" action="${action}">
									<input type="hidden" name="List-Unsubscribe" value="One-Click" />
									<button type="submit">${words.button}</button>
								</form>`
							: ''
					}
				</main>
			</body>
		</html>`;
	return new Response(String(markup), {
		status: state === 'unknown' ? 404 : 200,
		headers: {
			'Content-Type': 'text/html; charset=utf-8',
			'Cache-Control': 'no-store',
			'Content-Security-Policy': POLICY,
			// Without it the browser would not say that the button's post comes from this page.
			'Referrer-Policy': 'same-origin',
		},
	});
}
