import type { ReactNode } from 'react';

interface ViewBoxProps {
	viewBox: string;
	/** The drawing in words. */
	label: string;
	children: ReactNode;
}

/** View box of a drawing: as wide as its container, lines in the current ink, narrow figures. */
export function ViewBox({ viewBox, label, children }: ViewBoxProps) {
	return (
		<svg
			className="condensed block w-full h-auto text-ink"
			role="img"
			aria-label={label}
			viewBox={viewBox}
			fill="none"
			stroke="currentColor"
		>
			{children}
		</svg>
	);
}
