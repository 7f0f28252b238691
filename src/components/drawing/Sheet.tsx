import type { ReactNode } from 'react';

interface SheetProps {
	viewBox: string;
	/** The drawing in words. */
	label: string;
	children: ReactNode;
}

/** The paper of a drawing: as wide as its place, lines in the ink of the room, narrow figures. */
export function Sheet({ viewBox, label, children }: SheetProps) {
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
