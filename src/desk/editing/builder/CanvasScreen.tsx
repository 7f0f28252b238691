import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../words.ts';
import { WIDTHS, type Width } from './BuilderBar.tsx';

/** Scale at which a page of this width fits its container; at most 1. */
function useScale(px: number) {
	const place = useRef<HTMLDivElement>(null);
	const [scale, setScale] = useState(1);
	useLayoutEffect(() => {
		const element = place.current;
		if (!element) return;
		const watcher = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / px)));
		watcher.observe(element);
		return () => watcher.disconnect();
	}, [px]);
	return { place, scale };
}

/** Page at the chosen screen width, scaled down where that does not fit. */
export function CanvasScreen({ width, children }: { width: Width; children: ReactNode }) {
	const { words } = useWords();
	const px = WIDTHS[width];
	const { place, scale } = useScale(px);
	return (
		<div
			ref={place}
			className="desk-builder-scroll"
			role="group"
			aria-label={words('builder.screen', { width: px })}
		>
			<Box
				sx={{
					width: px,
					height: `${100 / scale}%`,
					transform: `scale(${scale})`,
					transformOrigin: '0 0',
					mx: scale === 1 ? 'auto' : 0,
				}}
			>
				{children}
			</Box>
		</div>
	);
}
