import type { it } from './it.ts';

export const en: typeof it = {
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
