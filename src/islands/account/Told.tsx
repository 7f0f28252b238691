import { useEffect, useRef, type ReactNode } from 'react';
import './Told.css';

export interface ToldProps {
	title: string;
	texts: readonly string[];
	/** Ways on. */
	children?: ReactNode;
	/** Whether it says something new that is to be read out; else it is what the page is about. */
	isNews?: boolean;
}

/** What came of something, or why there is nothing, and ways on. */
export function Told({ title, texts, children, isNews = true }: ToldProps) {
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
