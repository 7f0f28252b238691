import { useEffect, useRef, type ReactNode } from 'react';
import './ResultMessage.css';

export interface ResultMessageProps {
	title: string;
	texts: readonly string[];
	/** Links to what to do next. */
	children?: ReactNode;
	/** True if the message is new and must be announced; false if it is the page's own content. */
	isNews?: boolean;
}

/** Message with the result of an action, or why there is nothing to show, with links. */
export function ResultMessage({ title, texts, children, isNews = true }: ResultMessageProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (isNews) heading.current?.focus();
	}, [isNews]);
	return (
		<section className="told">
			<h2 ref={heading} tabIndex={isNews ? -1 : undefined} className="title-2">
				{title}
			</h2>
			{texts.map((text) => (
				<p key={text}>{text}</p>
			))}
			{children !== undefined && <p className="told-ways">{children}</p>}
		</section>
	);
}
