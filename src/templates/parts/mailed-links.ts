import type { FunctionalRoute } from '#content/page/entry.ts';
import type { NewsletterLinkProps } from '#islands/newsletter/NewsletterLink.tsx';
import type { NoticeLinkProps } from '#islands/wishlist/NoticeLink.tsx';

/** Sender and purpose of a mailed link. */
export type MailedLinkKind =
	| { kind: 'newsletter'; act: NewsletterLinkProps['act'] }
	| { kind: 'notice'; act: NoticeLinkProps['act'] };

/** Screens that are opened by a mailed link, and need one press. */
const MAILED_LINKS: Partial<Record<FunctionalRoute, MailedLinkKind>> = {
	'newsletter-confirm': { kind: 'newsletter', act: 'confirm' },
	'newsletter-unsubscribe': { kind: 'newsletter', act: 'unsubscribe' },
	'notice-confirm': { kind: 'notice', act: 'confirm' },
	'notice-end': { kind: 'notice', act: 'end' },
};

export function toMailedLink(route: FunctionalRoute): MailedLinkKind {
	const link = MAILED_LINKS[route];
	if (!link) throw new Error(`no mail has a link to ${route}`);
	return link;
}
