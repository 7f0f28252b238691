import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import type { Picture } from '../media/api.ts';
import { toAddress, toPosition, usePictures } from '../media/pictures.ts';
import { UploadButton } from '../media/UploadButton.tsx';
import { useUploads } from '../media/use-uploads.ts';
import { useWords } from '../words.ts';
import { useEditing } from './context.ts';
import { useFault, type EditorOf } from './editor.ts';

const SIZE = 48;

const Thumb = ({ picture, size = SIZE }: { picture: Picture; size?: number }) => (
	<Box
		component="img"
		src={toAddress(picture, 150)}
		alt=""
		loading="lazy"
		sx={{
			width: size,
			height: size,
			flex: 'none',
			objectFit: 'cover',
			objectPosition: toPosition(picture),
			bgcolor: 'background.default',
		}}
	/>
);

type PictureChoiceProps = EditorOf<'ref'> & {
	/** Called with the whole picture once it is chosen or uploaded. */
	onPick?: (picture: Picture) => void;
};

/** Picture from the library, or one uploaded on the spot, which then joins the library. */
export function PictureChoice(props: PictureChoiceProps) {
	const { field, label, path, value, onChange, onPick } = props;
	const { words, fault: faultIn } = useWords();
	const { locale, isReadOnly } = useEditing();
	const fault = useFault(path);
	const pictures = usePictures();
	const pick = (picture: Picture) => (onPick ? onPick(picture) : onChange(picture.id));
	const { uploads, send } = useUploads(pick);
	const [upload] = uploads;
	const now = typeof value === 'string' && value !== '' ? value : null;
	const shown = now === null ? undefined : pictures.get(now);
	const findTitle = (id: string) => pictures.get(id)?.alt[locale] ?? pictures.get(id)?.alt.it ?? '';
	const ids = [...pictures.keys()];
	return (
		<Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
			<Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
				{shown && <Thumb picture={shown} />}
				<Autocomplete
					sx={{ flex: 1, minWidth: 0 }}
					options={now !== null && !shown ? [now, ...ids] : ids}
					value={now}
					readOnly={isReadOnly}
					getOptionLabel={(id) => [id, findTitle(id)].filter(Boolean).join(': ')}
					renderOption={({ key, ...option }, id) => {
						const picture = pictures.get(id);
						return (
							<Box component="li" key={key} {...option} sx={{ gap: 1.5 }}>
								{picture && <Thumb picture={picture} size={40} />}
								<span>
									{findTitle(id)} {findTitle(id) === '' ? id : <small>{id}</small>}
								</span>
							</Box>
						);
					}}
					onChange={(_, id) => {
						const picture = id === null ? undefined : pictures.get(id);
						if (picture) pick(picture);
						else onChange(id ?? (field.isNullable || !field.isOptional ? null : undefined));
					}}
					renderInput={(params) => (
						<TextField
							{...params}
							label={label}
							size="small"
							error={fault !== undefined}
							helperText={fault}
						/>
					)}
				/>
			</Box>
			{!isReadOnly && (
				<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
					<UploadButton isBusy={upload?.state === 'sending'} onFiles={send} />
					{upload?.state === 'failed' ? (
						<FormHelperText error role="alert" sx={{ m: 0 }}>
							{upload.name}: {faultIn(upload.code ?? 'internal')}
						</FormHelperText>
					) : (
						<FormHelperText role="status" sx={{ m: 0 }}>
							{upload ? words(`media.states.${upload.state}`) : ''}
						</FormHelperText>
					)}
				</Box>
			)}
		</Box>
	);
}
