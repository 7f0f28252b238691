import type { ReactNode } from 'react';
import { useCanvas } from './canvas-parts.ts';

/** The page on the canvas: its title, where the site prints one, and its blocks. */
export function CanvasPage({ children }: { children?: ReactNode }) {
	const { heading } = useCanvas();
	return (
		<>
			{heading !== '' && (
				<header className="block-section">
					<div className="container-wide">
						<h1 className="title-1">{heading}</h1>
					</div>
				</header>
			)}
			{children}
		</>
	);
}
