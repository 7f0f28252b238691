import Button from '@mui/material/Button';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useCall } from './use-call.ts';

/** For a message that was given up; any other has nothing to be sent again. */
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
