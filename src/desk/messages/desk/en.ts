import type { it } from './it.ts';

export const en: typeof it = {
	desk: {
		import: {
			button: 'Import CSV',
			file: 'CSV file',
			send: 'Import',
			report: 'Added: %{added}, changed: %{changed}, already the same: %{unchanged}.',
			notTaken:
				'One row has an error: nothing was imported. Correct it in the file and import it again. |||| %{smart_count} rows have an error: nothing was imported. Correct them in the file and import it again.',
			badRows: 'Rows to correct',
			line: 'Line',
			reason: 'Reason',
			content: 'Content',
			field: 'Field',
			exported: 'When exported',
			now: 'Now',
			wanted: 'In the file',
			changedRows: 'Rows changed since the export',
			changedSince:
				'One value that the file changes has also changed in the shop since the export: nothing has been imported yet. Choose which one holds. |||| %{smart_count} values that the file changes have also changed in the shop since the export: nothing has been imported yet. Choose which ones hold.',
			leaveChanged: 'Keep the present values and import the rest',
			takeChanged: 'Write the values of the file',
			header: 'The header is not the expected one: nothing was imported.',
			tooLarge: 'The file is larger than 5 MB or has more than 20,000 rows: split it.',
		},
	},
	parts: {
		changes: 'Changes',
	},
	resources: {
		audit_log: {
			name: 'Action |||| Audit log',
		},
	},
	fields: {
		staff_email: 'Who',
		action: 'Action',
		resource: 'List',
		record_id: 'Record',
		field: 'Field',
		before: 'Before',
		after: 'After',
	},
	choices: {
		audit: 'Audit log',
	},
};
