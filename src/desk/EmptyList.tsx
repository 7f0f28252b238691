import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CreateButton, useCanAccess, useResourceContext, useTranslate } from 'react-admin';
import { ImportCsv } from './actions/ImportCsv.tsx';

/** Shown instead of a list without any records, whatever the filters. */
export function EmptyList() {
	const translate = useTranslate();
	const name = useResourceContext() ?? '';
	const { canAccess } = useCanAccess({ action: 'create', resource: name });
	return (
		<Box sx={{ py: 8, textAlign: 'center', display: 'grid', gap: 2, justifyItems: 'center' }}>
			<Typography component="h1" variant="h5">
				{translate(`resources.${name}.name`, { smart_count: 2 })}
			</Typography>
			<Typography color="textSecondary">{translate('desk.empty')}</Typography>
			{canAccess && <CreateButton variant="contained" />}
			<ImportCsv />
		</Box>
	);
}
