import { useEffect, useRef } from 'react';

/** Heading of a step. After a step change it takes the focus, and the page scrolls to the top. */
export function StepHeading({ title, isMoved }: { title: string; isMoved: boolean }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (!isMoved) return;
		window.scrollTo({ top: 0, behavior: 'instant' });
		heading.current?.focus({ preventScroll: true });
	}, [isMoved]);
	return (
		<h2 ref={heading} tabIndex={-1} className="title-2">
			{title}
		</h2>
	);
}
