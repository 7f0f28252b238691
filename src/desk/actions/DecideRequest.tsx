import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { DecisionDialog, type Decision } from './DecisionDialog.tsx';

/** Actions on a pending request: accept it with its certificate, or reject it with a reason. */
export function DecideRequest() {
	const record = useRecordContext();
	const translate = useTranslate();
	const [decision, setDecision] = useState<Decision | null>(null);
	if (record?.['extension'] !== 'requested') return null;
	return (
		<Box component="section" sx={{ display: 'grid', gap: 2, maxWidth: '70ch' }}>
			<Typography component="h2" variant="h6">
				{translate('desk.decide.title')}
			</Typography>
			<Typography>{translate('desk.decide.hint')}</Typography>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
				<Button variant="contained" onClick={() => setDecision('accept')}>
					{translate('desk.decide.accept')}
				</Button>
				<Button variant="outlined" onClick={() => setDecision('reject')}>
					{translate('desk.decide.reject')}
				</Button>
			</Box>
			{decision && (
				<DecisionDialog
					decision={decision}
					id={String(record.id)}
					locale={String(record['owner_locale'])}
					onClose={() => setDecision(null)}
				/>
			)}
		</Box>
	);
}
