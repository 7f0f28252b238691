import { useEffect, useRef } from 'react';

/** What a step is called. On the way from another one it is read out, and the page begins at its top. */
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
