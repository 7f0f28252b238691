import Box from '@mui/material/Box';

/** Small picture beside the name of what it shows. */
export function Thumb({ file }: { file: string }) {
	const size = 48;
	return (
		<Box
			component="img"
			src={`/media/150/${file}`}
			alt=""
			width={size}
			height={size}
			loading="lazy"
			sx={{ display: 'block', objectFit: 'cover' }}
		/>
	);
}
