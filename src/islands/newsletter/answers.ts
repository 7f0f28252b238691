import type { MessageKey } from '#i18n/messages.ts';
import type { MailedLinkState } from '#state/mailed-link.ts';
import type { NewsletterAct, NewsletterOutcome } from '#state/newsletter.ts';

type Way = 'subscribe' | 'products' | 'write';

export interface Answer {
	title: MessageKey<'newsletter'> | null;
	text: MessageKey<'newsletter'>;
	/** Links to what to do next, the primary one first. */
	ways: readonly Way[];
}

const OUTCOMES: Record<NewsletterOutcome, Answer> = {
	confirmed: {
		title: 'confirm.confirmed',
		text: 'confirm.confirmedText',
		ways: ['products'],
	},
	already_confirmed: {
		title: 'confirm.already',
		text: 'confirm.alreadyText',
		ways: ['products'],
	},
	expired: {
		title: 'confirm.expired',
		text: 'confirm.expiredText',
		ways: ['subscribe', 'write'],
	},
	unsubscribed: {
		title: 'unsubscribe.done',
		text: 'unsubscribe.doneText',
		ways: ['products', 'subscribe'],
	},
	already_unsubscribed: {
		title: 'unsubscribe.already',
		text: 'unsubscribe.alreadyText',
		ways: ['products'],
	},
};

const NOT_FOUND: Record<NewsletterAct, Answer> = {
	confirm: {
		title: 'confirm.notFound',
		text: 'confirm.notFoundText',
		ways: ['subscribe', 'write'],
	},
	unsubscribe: {
		title: 'unsubscribe.notFound',
		text: 'unsubscribe.notFoundText',
		ways: ['write'],
	},
};

/** Returns the text for a link that needs no button, or that was answered. */
export function toAnswer(
	act: NewsletterAct,
	state: MailedLinkState<{ outcome: NewsletterOutcome }>,
): Answer {
	if (state.status === 'done') return OUTCOMES[state.data.outcome];
	if (state.status === 'not_found') return NOT_FOUND[act];
	if (state.status === 'missing') {
		return { title: null, text: `${act}.missing`, ways: NOT_FOUND[act].ways };
	}
	return { title: null, text: `${act}.unread`, ways: ['write'] };
}
