import type { Locale } from '#contract/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import { MailedLink } from '#islands/mailed-link/MailedLink.tsx';
import { newsletterLink, type NewsletterAct } from '#state/newsletter.ts';
import { toAnswer } from './answers.ts';

export interface NewsletterLinkProps {
	act: NewsletterAct;
	/** Text above the button that explains it. */
	lead: string;
	locale: Locale;
	messages: Messages;
	/** Support address for links that do not work. */
	email: string;
	newsletterHref: string;
	productsHref: string;
}

/** Page of a newsletter's mailed link: the button for its action, and the result. */
export function NewsletterLink(props: NewsletterLinkProps) {
	const { act, lead, locale, messages, email, newsletterHref, productsHref } = props;
	const t = createTranslator<'newsletter'>(locale, messages);
	const hrefs = { subscribe: newsletterHref, products: productsHref, write: `mailto:${email}` };
	return (
		<MailedLink
			link={newsletterLink}
			lead={lead}
			buttons={[{ text: t(`${act}.button`), wish: act }]}
			pending={t('link.pending')}
			failed={t('link.failed', { email })}
			toAnswer={(state) => {
				const { title, text, ways } = toAnswer(act, state);
				return {
					title: title && t(title),
					text: t(text, { email }),
					ways: ways.map((way) => ({ text: t(`link.${way}`), href: hrefs[way] })),
				};
			}}
		/>
	);
}
