import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Focal } from '#contract/media.ts';
import { useWords } from '../words.ts';
import type { Picture } from './api.ts';
import { toAddress, toPosition } from './pictures.ts';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};
const STEP = 0.01;
/** Step with the shift key held. */
const BIG_STEP = 0.1;

/** Aspect ratios in which the site crops pictures. */
const CROPS = ['16 / 9', '1 / 1', '4 / 5'] as const;

const within = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;

interface FocalPointProps {
	picture: Picture;
	focal: Focal;
	onChange: (focal: Focal) => void;
}

/** Focal point of a picture, moved by pointer or arrow keys, with the crops that result. */
export function FocalPoint({ picture, focal, onChange }: FocalPointProps) {
	const { words } = useWords();
	const hint = useId();
	const point = useRef<HTMLButtonElement>(null);
	function place(event: PointerEvent<HTMLElement>): void {
		const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
		onChange({
			x: within((event.clientX - left) / width),
			y: within((event.clientY - top) / height),
		});
	}
	function step(event: KeyboardEvent): void {
		const [across, down] = STEPS[event.key] ?? [];
		if (across === undefined || down === undefined) return;
		event.preventDefault();
		const by = event.shiftKey ? BIG_STEP : STEP;
		onChange({ x: within(focal.x + across * by), y: within(focal.y + down * by) });
	}
	const where = { x: Math.round(focal.x * 100), y: Math.round(focal.y * 100) };
	return (
		<Box
			component="section"
			sx={{
				display: 'grid',
				gap: 1.5,
				alignContent: 'start',
				gridTemplateColumns: 'minmax(0, 1fr)',
			}}
		>
			<Typography component="h3" variant="subtitle1">
				{words('media.focal')}
			</Typography>
			<Typography id={hint} color="textSecondary" variant="body2">
				{words('media.focalHint')}
			</Typography>
			<Box
				onPointerDown={(event) => {
					event.preventDefault();
					event.currentTarget.setPointerCapture(event.pointerId);
					place(event);
					point.current?.focus();
				}}
				onPointerMove={(event) => {
					if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event);
				}}
				sx={{
					position: 'relative',
					width: 'fit-content',
					maxWidth: '100%',
					touchAction: 'none',
					cursor: 'crosshair',
					lineHeight: 0,
				}}
			>
				<Box
					component="img"
					src={toAddress(picture, 600)}
					alt={picture.alt.it ?? ''}
					width={picture.width}
					height={picture.height}
					draggable={false}
					sx={{
						// Reserves the space: the focal point is shown before the picture loads.
						aspectRatio: `${picture.width} / ${picture.height}`,
						width: `min(100%, ${(20 * picture.width) / picture.height}rem)`,
						height: 'auto',
						bgcolor: 'background.default',
					}}
				/>
				<Box
					component="button"
					ref={point}
					type="button"
					aria-label={words('media.focalAt', where)}
					aria-describedby={hint}
					onKeyDown={step}
					sx={({ palette: { background, text } }) => ({
						position: 'absolute',
						left: `${focal.x * 100}%`,
						top: `${focal.y * 100}%`,
						width: 28,
						height: 28,
						m: '-14px',
						p: 0,
						// Light ring within dark rings: visible on any picture.
						border: `3px solid ${background.paper}`,
						borderRadius: '50%',
						bgcolor: 'transparent',
						boxShadow: `0 0 0 2px ${text.primary}, inset 0 0 0 2px ${text.primary}`,
						cursor: 'move',
						'&:focus-visible': { outline: `3px solid ${text.primary}`, outlineOffset: '4px' },
					})}
				/>
			</Box>
			<Box component="span" role="status" sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
				{words('media.focalAt', where)}
			</Box>
			<Box
				role="group"
				aria-label={words('media.crops')}
				sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}
			>
				{CROPS.map((ratio) => (
					<Box
						key={ratio}
						component="img"
						src={toAddress(picture, 300)}
						alt={words('media.crop', { ratio: ratio.replaceAll(' ', '') })}
						sx={{
							height: { xs: 72, sm: 88 },
							aspectRatio: ratio,
							objectFit: 'cover',
							objectPosition: toPosition({ focal }),
							bgcolor: 'background.default',
						}}
					/>
				))}
			</Box>
		</Box>
	);
}
