import { useRecordContext, useTranslate } from 'react-admin';
import { ActionForm } from './ActionForm.tsx';
import { DocumentLinks } from './DocumentLinks.tsx';

/** Download of the e-invoice, and a new file name for it after a rejection. */
export function InvoiceFile() {
	const record = useRecordContext();
	const translate = useTranslate();
	if (!record) return null;
	const path = `/desk/invoices/${String(record.id)}`;
	const paper = { href: `${path}/paper`, label: translate('desk.orders.invoice.paper') };
	if (record['invoice_kind'] === 'receipt') return <DocumentLinks links={[paper]} />;
	const file = { href: `${path}/file`, label: translate('desk.orders.invoice.file') };
	return (
		<ActionForm
			title={translate('desk.orders.invoice.title')}
			hint={translate('desk.orders.invoice.hint')}
			label="desk.orders.invoice.rename"
			path={`${path}/files`}
			read={() => ({})}
			isGrave
		>
			<DocumentLinks links={[file, paper]} />
		</ActionForm>
	);
}
