import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';

/** Screen size at which the page is rendered before it is scaled down. */
const SCREEN = { width: 1280, height: 800 };
/** Longer pages are cut off. */
const LONGEST_PX = 20_000;

/** Width of an element while it is rendered. */
function useWidth() {
	const box = useRef<HTMLDivElement>(null);
	const [width, setWidth] = useState(0);
	useEffect(() => {
		if (!box.current) return;
		const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
		observer.observe(box.current);
		return () => observer.disconnect();
	}, []);
	return [box, width] as const;
}

/**
 * Inert frame with a whole page, scaled down to fit. It runs no scripts; it has the desk's origin,
 * so that its height can be read.
 */
export function ScaledFrame({ src, title }: { src: string; title: string }) {
	const [box, width] = useWidth();
	const [height, setHeight] = useState(SCREEN.height);
	const scale = width / SCREEN.width;
	const measure = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
		const whole = currentTarget.contentDocument?.documentElement.scrollHeight ?? 0;
		setHeight(Math.min(Math.max(whole, SCREEN.height), LONGEST_PX));
	};
	return (
		<Box
			ref={box}
			sx={{ overflow: 'hidden', border: 1, borderColor: 'divider', height: `${height * scale}px` }}
		>
			<Box
				component="iframe"
				title={title}
				src={src}
				sandbox="allow-same-origin"
				inert
				scrolling="no"
				onLoad={measure}
				sx={{
					border: 0,
					width: `${SCREEN.width}px`,
					height: `${height}px`,
					transform: `scale(${scale})`,
					transformOrigin: '0 0',
				}}
			/>
		</Box>
	);
}
