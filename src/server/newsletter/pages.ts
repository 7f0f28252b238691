import { html } from 'hono/html';
import type { Locale } from '#contract/locales.ts';
import { printPage } from '#server/platform/page/frame.ts';
import { NEWSLETTER_MAIL_TEXTS } from './mails/texts.ts';

type PageState = 'ask' | 'done' | 'unknown';

interface Reader {
	locale: Locale;
	/** Name of the site, and the address to write to if the link is of no use. */
	brand: string;
	email: string;
}

/**
 * Page behind the link of the mail's header, for mail programs that open it instead of posting.
 * Opening it asks and changes nothing: programs follow links before people do.
 */
export function unsubscribePage(
	{ locale, brand, email }: Reader,
	state: PageState,
	action: string,
): Promise<Response> {
	const words = NEWSLETTER_MAIL_TEXTS[locale].unsubscribePage;
	const title = { ask: words.title, done: words.done, unknown: words.unknown }[state];
	const text = { ask: words.text, done: words.doneText, unknown: words.unknownText }[state];
	const button = html`<form method="post" action="${action}">
		<input type="hidden" name="List-Unsubscribe" value="One-Click" />
		<div class="cell"><button type="submit">${words.button}</button></div>
	</form>`;
	return printPage({
		locale,
		brand,
		title,
		body: html`<p>${text}</p>
			${state === 'ask' ? button : ''}
			${state === 'unknown' ? html`<p><a href="mailto:${email}">${email}</a></p>` : ''}`,
		status: state === 'unknown' ? 404 : 200,
	});
}
