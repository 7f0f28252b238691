import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { listQuery } from '../data-provider.ts';

/** The list as it is filtered now, as a file. */
export function ExportLink() {
	const { resource, sort, filterValues } = useListContext();
	const translate = useTranslate();
	const query = listQuery(sort, filterValues);
	return (
		<Button component="a" href={`/api/desk/${resource}/export?${query}`} size="small" download>
			{translate('desk.export')}
		</Button>
	);
}
