import { Fragment, useEffect, useRef } from 'react';
import { useShown } from '#islands/ui/use-shown.ts';
import type { MailedLink as Link, MailedLinkState } from '#state/mailed-link.ts';
import './MailedLink.css';

/** Text for a link that needs no button, or that was answered. */
export interface MailedLinkAnswer {
	title: string | null;
	text: string;
	/** Links to what to do next, the primary one first. */
	ways: readonly { text: string; href: string }[];
}

interface MailedLinkProps<Wish, Data> {
	link: Link<Wish, Data>;
	/** Text above the buttons that explains them. */
	lead: string;
	/** Buttons, the primary one first. */
	buttons: readonly { text: string; wish: Wish }[];
	/** Label of the primary button while the request is pending. */
	pending: string;
	failed: string;
	toAnswer: (state: MailedLinkState<Data>) => MailedLinkAnswer;
}

const PRINTED: { status: 'unread' } = { status: 'unread' };
const WAITING: readonly MailedLinkState<unknown>['status'][] = ['ready', 'pending', 'failed'];

const toStyle = (index: number) => (index === 0 ? 'btn-primary' : 'btn-ghost');

/** Buttons for the actions of a mailed link, and the result; each kind of link has own texts. */
export function MailedLink<Wish, Data>(props: MailedLinkProps<Wish, Data>) {
	const { link, lead, buttons, pending, failed, toAnswer } = props;
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
		// The focused button was removed.
		if (isAnswered) title.current?.focus();
	}, [isAnswered]);

	if (WAITING.includes(state.status)) {
		const isPending = state.status === 'pending';
		return (
			<div className="mail-link">
				<p className="lead">{lead}</p>
				<p key="buttons" className="flex flex-wrap gap-3">
					{buttons.map(({ text, wish }, index) => (
						<button
							key={text}
							type="button"
							className={toStyle(index)}
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

	const answer = toAnswer(state);
	return (
		<div className="mail-link" data-status={state.status}>
			{answer.title && (
				<h2 ref={title} tabIndex={-1} className="title-2">
					{answer.title}
				</h2>
			)}
			<p className="lead">{answer.text}</p>
			<p key="ways" className="flex flex-wrap gap-3">
				{answer.ways.map(({ text, href }, index) => (
					<Fragment key={href}>
						<a className={toStyle(index)} href={href}>
							{text}
						</a>{' '}
					</Fragment>
				))}
			</p>
		</div>
	);
}
