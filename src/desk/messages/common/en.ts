import type { it } from './it.ts';

export const en: typeof it = {
	desk: {
		menu: 'Menu',
		today: {
			title: 'Today',
			newSubmissions: 'New enquiries',
			requests: 'Warranty extensions to decide on',
			newApplications: 'New applications',
			failedMails: 'Mails that failed',
			failedHooks: 'Publishing messages given up',
			none: 'Nothing is waiting for your role. The lists that you can open are in the menu.',
		},
		export: 'Export CSV',
		csvStyle: {
			label: 'CSV for',
			comma: 'Excel and LibreOffice in English (, and 1890.00)',
			semicolon: 'Italian, German, French spreadsheets (; and 1890,00)',
		},
		file: {
			download: 'Download %{name}',
			none: 'No files.',
		},
		nothing: 'Nothing to show.',
		empty: 'Nothing here yet.',
	},
	parts: {
		files: 'Files',
		mails: 'Mails',
		consents: 'Consents',
		text: 'Text',
	},
	fields: {
		currency: 'Currency',
		id: 'Identifier',
		created_at: 'When',
		email: 'E-mail',
		state: 'State',
		locale: 'Language',
		note: 'Internal note',
		text: 'Text',
		kind: 'Kind',
		updated_at: 'Changed on',
		file_name: 'Files',
		mime: 'Format',
		size: 'Bytes',
	},
	choices: {
		it: 'Italian',
		en: 'English',
		es: 'Spanish',
		fr: 'French',
		de: 'German',
		ja: 'Japanese',
	},
};
