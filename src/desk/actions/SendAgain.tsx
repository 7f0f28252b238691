import Button from '@mui/material/Button';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useCall } from './use-call.ts';

/** Button that sends a failed message again; nothing in any other state. */
export function SendAgain() {
	const record = useRecordContext();
	const resource = useResourceContext();
	const translate = useTranslate();
	const { send, isSending } = useCall();
	if (record?.['state'] !== 'failed') return null;
	return (
		<div>
			<Button
				variant="contained"
				disabled={isSending}
				onClick={() =>
					void send(`/desk/${resource}/${String(record.id)}/sendings`, {}, 'desk.mail.queued')
				}
			>
				{translate('desk.mail.again')}
			</Button>
		</div>
	);
}
