import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useLocale, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { deskFileSchema } from '#contract/desk/file.ts';

/** Image types that the host has re-encoded: they hold pixels and nothing else. */
const PICTURES = ['image/jpeg', 'image/png'];

/** Links that save files, and pictures shown in place. Other types are never opened here. */
export function FileLinks({ value }: { value: unknown }) {
	const translate = useTranslate();
	const locale = useLocale();
	const files = v.parse(v.array(deskFileSchema), value ?? []);
	const kilobytes = new Intl.NumberFormat(locale, {
		style: 'unit',
		unit: 'kilobyte',
		maximumFractionDigits: 0,
	});
	if (files.length === 0) return translate('desk.file.none');
	return (
		<Box component="ul" sx={{ m: 0, pl: 2, display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
			{files.map(({ id, field, file_name, mime, size }) => (
				<li key={id}>
					{translate(`fields.${field}`, { _: field })}
					{': '}
					<Link href={`/api/desk/files/${id}`} download={file_name}>
						{translate('desk.file.download', { name: file_name })}
					</Link>{' '}
					({kilobytes.format(Math.max(1, size / 1024))})
					{PICTURES.includes(mime) && (
						<Box
							component="img"
							src={`/api/desk/files/${id}`}
							alt={file_name}
							loading="lazy"
							sx={{ display: 'block', mt: 1, maxWidth: '100%', maxHeight: '70vh' }}
						/>
					)}
				</li>
			))}
		</Box>
	);
}
