import type { ReactNode } from 'react';

interface ViewBoxProps {
	viewBox: string;
	/** The drawing in words. */
	label: string;
	children: ReactNode;
}

/** The view box of a drawing: as wide as its place, lines in the ink of the room, narrow figures. */
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
