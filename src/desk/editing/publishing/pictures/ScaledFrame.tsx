import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';

/** The page is drawn for a screen of this size, and made smaller as a whole. */
const SCREEN = { width: 1280, height: 800 };
/** A longer one is cut off. */
const LONGEST_PX = 20_000;

/** Width of an element, as long as it is drawn. */
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
 * A page in a frame that nobody enters: all of it, as small as it has to be. It runs nothing; it is
 * of this origin, so that its height can be read.
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
