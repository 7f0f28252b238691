import Link from '@mui/material/Link';
import { useRecordContext, useTranslate } from 'react-admin';
import { ActionForm } from './ActionForm.tsx';

/** The e-invoice as a file, and another name for it after a rejection. */
export function InvoiceFile() {
	const record = useRecordContext();
	const translate = useTranslate();
	if (!record || record['invoice_kind'] === 'receipt') return null;
	const path = `/desk/invoices/${String(record.id)}`;
	return (
		<ActionForm
			title={translate('desk.orders.invoice.title')}
			hint={translate('desk.orders.invoice.hint')}
			label="desk.orders.invoice.rename"
			path={`${path}/files`}
			read={() => ({})}
			isGrave
		>
			<Link href={`/api${path}/file`} download>
				{translate('desk.orders.invoice.file')}
			</Link>
		</ActionForm>
	);
}
