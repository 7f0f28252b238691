import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWords } from '../words.ts';
import type { Picture } from './api.ts';
import { toAddress } from './pictures.ts';
import { UploadButton } from './UploadButton.tsx';
import { useUploads, type Upload } from './use-uploads.ts';

interface UploadAreaProps {
	onOpen: (picture: Picture) => void;
}

/** Drop zone and file picker for several pictures; below, the result of each upload. */
export function UploadArea({ onOpen }: UploadAreaProps) {
	const { words } = useWords();
	const { uploads, send } = useUploads();
	const [isOver, setOver] = useState(false);
	return (
		<Box
			component="section"
			aria-label={words('media.uploadMany')}
			onDragOver={(event) => {
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={(event) => {
				event.preventDefault();
				setOver(false);
				send(event.dataTransfer.files);
			}}
			sx={{
				border: '2px dashed',
				borderColor: isOver ? 'text.primary' : 'divider',
				bgcolor: isOver ? 'background.default' : 'background.paper',
				p: 2,
				display: 'grid',
				gap: 1.5,
				gridTemplateColumns: 'minmax(0, 1fr)',
			}}
		>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
				<UploadButton isMultiple isMain onFiles={send} />
				<Typography color="textSecondary">{words('media.drop')}</Typography>
			</Box>
			<div role="status">
				<Box
					component="ul"
					sx={{
						m: 0,
						p: 0,
						listStyle: 'none',
						display: 'grid',
						gap: 1,
						'&:empty': { display: 'none' },
					}}
				>
					{uploads.map((upload) => (
						<Report key={upload.key} upload={upload} onOpen={onOpen} />
					))}
				</Box>
			</div>
		</Box>
	);
}

function Report({ upload, onOpen }: { upload: Upload } & UploadAreaProps) {
	const { coded, words, fault } = useWords();
	const { name, state, picture, code } = upload;
	return (
		<Box
			component="li"
			sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}
		>
			{picture && (
				<Box
					component="img"
					src={toAddress(picture, 150)}
					alt=""
					sx={{ width: 40, height: 40, objectFit: 'cover', bgcolor: 'background.default' }}
				/>
			)}
			<Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
				{name}
			</Box>
			<Box component="span" sx={{ color: code ? 'error.main' : 'text.secondary' }}>
				{code ? fault(code) : coded('media.states', state)}
			</Box>
			{picture && (
				<Button size="small" onClick={() => onOpen(picture)}>
					{words('media.describe')}
				</Button>
			)}
		</Box>
	);
}
