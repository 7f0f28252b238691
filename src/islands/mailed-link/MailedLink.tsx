import { useEffect, useRef } from 'react';
import { useShown } from '#islands/ui/use-shown.ts';
import type { MailedLink as Link, MailedLinkState } from '#state/mailed-link.ts';
import './MailedLink.css';

/** What is said of a link that needs no button, or has had its answer. */
export interface MailedLinkAnswer {
	title: string | null;
	text: string;
	/** Where to go from here, the first as the main one. */
	ways: readonly { text: string; href: string }[];
}

interface MailedLinkProps<Wish, Data> {
	link: Link<Wish, Data>;
	/** What the buttons do. */
	lead: string;
	/** The first as the main one. */
	buttons: readonly { text: string; wish: Wish }[];
	/** On the main button while the host is asked. */
	pending: string;
	failed: string;
	answerOf: (state: MailedLinkState<Data>) => MailedLinkAnswer;
}

const PRINTED: { status: 'unread' } = { status: 'unread' };
const WAITING: readonly MailedLinkState<unknown>['status'][] = ['ready', 'pending', 'failed'];

const styleOf = (index: number) => (index === 0 ? 'btn-primary' : 'btn-ghost');

/** Buttons for what a mailed link asks, and what came of it; all words are those of its kind. */
export function MailedLink<Wish, Data>(props: MailedLinkProps<Wish, Data>) {
	const { link, lead, buttons, pending, failed, answerOf } = props;
	const state = useShown(link.$state, PRINTED);
	const title = useRef<HTMLHeadingElement>(null);

	useEffect(() => {
		const read = () => link.read(location.hash);
		read();
		addEventListener('hashchange', read);
		return () => removeEventListener('hashchange', read);
	}, [link]);

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
				<p className="flex flex-wrap gap-3">
					{buttons.map(({ text, wish }, index) => (
						<button
							key={text}
							type="button"
							className={styleOf(index)}
							aria-disabled={isPending}
							onClick={() => void link.follow(wish)}
						>
							{isPending && index === 0 ? pending : text}
						</button>
					))}
				</p>
				<div role="alert">{state.status === 'failed' && <p>{failed}</p>}</div>
			</div>
		);
	}

	const answer = answerOf(state);
	return (
		<div className="mail-link">
			{answer.title && (
				<h2 ref={title} tabIndex={-1} className="title-2">
					{answer.title}
				</h2>
			)}
			<p className="lead">{answer.text}</p>
			<p className="flex flex-wrap gap-3">
				{answer.ways.map(({ text, href }, index) => (
					<a key={href} className={styleOf(index)} href={href}>
						{text}
					</a>
				))}
			</p>
		</div>
	);
}
