import Button from '@mui/material/Button';
import { useRef } from 'react';
import { PICTURE_KINDS } from '#contract/content/library.ts';
import { useWords } from '../words.ts';

interface UploadButtonProps {
	isMultiple?: boolean;
	isMain?: boolean;
	isBusy?: boolean;
	onFiles: (files: File[]) => void;
}

/** Opens the system's file picker. */
export function UploadButton({ isMultiple, isMain, isBusy, onFiles }: UploadButtonProps) {
	const { words } = useWords();
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<Button
				size={isMain ? 'medium' : 'small'}
				variant={isMain ? 'contained' : 'outlined'}
				disabled={isBusy === true}
				onClick={() => input.current?.click()}
			>
				{words(isMultiple ? 'media.uploadMany' : 'media.upload')}
			</Button>
			<input
				ref={input}
				type="file"
				hidden
				multiple={isMultiple === true}
				accept={PICTURE_KINDS.join(',')}
				onChange={({ target }) => {
					const files = [...(target.files ?? [])];
					// Reset, so that choosing the same file again fires a change.
					target.value = '';
					if (files.length > 0) onFiles(files);
				}}
			/>
		</>
	);
}
