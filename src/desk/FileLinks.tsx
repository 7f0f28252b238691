import Link from '@mui/material/Link';
import { useLocale, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { deskFileSchema } from '#contract/desk/file.ts';

/** Files to be saved; none is opened in place. */
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
		<ul>
			{files.map(({ id, field, file_name, size }) => (
				<li key={id}>
					{translate(`fields.${field}`, { _: field })}
					{': '}
					<Link href={`/api/desk/files/${id}`} download={file_name}>
						{translate('desk.file.download', { name: file_name })}
					</Link>{' '}
					({kilobytes.format(Math.max(1, size / 1024))})
				</li>
			))}
		</ul>
	);
}
