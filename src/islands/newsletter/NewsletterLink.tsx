import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Locale } from '#contract/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import {
	$newsletterLink,
	follow,
	readLink,
	type NewsletterAct,
	type NewsletterState,
} from '#state/newsletter.ts';
import { answerOf } from './answers.ts';
import './NewsletterLink.css';

export interface NewsletterLinkProps {
	act: NewsletterAct;
	/** What the button does. */
	lead: string;
	locale: Locale;
	messages: Messages;
	/** Who helps when the link does not. */
	email: string;
	newsletterHref: string;
	productsHref: string;
}

const WAITING: readonly NewsletterState['status'][] = ['ready', 'pending', 'failed'];

/** One button for what a mailed link asks, and what came of it. */
export function NewsletterLink(props: NewsletterLinkProps) {
	const { act, lead, locale, messages, email, newsletterHref, productsHref } = props;
	const state = useStore($newsletterLink, { ssr: 'initial' });
	const title = useRef<HTMLHeadingElement>(null);
	const t = createTranslator<'newsletter'>(locale, messages);

	useEffect(() => {
		const read = () => readLink(location.hash);
		read();
		window.addEventListener('hashchange', read);
		return () => window.removeEventListener('hashchange', read);
	}, []);

	const isAnswered = state.status === 'done' || state.status === 'not_found';
	useEffect(() => {
		// The button that had the focus is gone.
		if (isAnswered) title.current?.focus();
	}, [isAnswered]);

	if (WAITING.includes(state.status)) {
		const isPending = state.status === 'pending';
		return (
			<div className="mail-link">
				<p className="lead">{lead}</p>
				<p>
					<button
						type="button"
						className="btn-primary"
						aria-disabled={isPending}
						onClick={() => follow(act)}
					>
						{t(isPending ? 'link.pending' : `${act}.button`)}
					</button>
				</p>
				<div role="alert">{state.status === 'failed' && <p>{t('link.failed', { email })}</p>}</div>
			</div>
		);
	}

	const answer = answerOf(act, state);
	const ways = { subscribe: newsletterHref, products: productsHref, write: `mailto:${email}` };
	return (
		<div className="mail-link">
			{answer.title && (
				<h2 ref={title} tabIndex={-1} className="title-2">
					{t(answer.title)}
				</h2>
			)}
			<p className="lead">{t(answer.text, { email })}</p>
			<p className="flex flex-wrap gap-3">
				{answer.ways.map((way, index) => (
					<a key={way} className={index === 0 ? 'btn-primary' : 'btn-ghost'} href={ways[way]}>
						{t(`link.${way}`)}
					</a>
				))}
			</p>
		</div>
	);
}
