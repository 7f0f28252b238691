import { join } from 'node:path';
import { after, before, type Edit, type Recipe } from './recipe.ts';

/** Entry in the journal of migrations, which `npm run db:generate` adds beside the statements. */
const journal: Edit = {
	file: 'src/server/platform/db/migrations/meta/_journal.json',
	change: (text) =>
		text.replace(
			/\}\n\t\]\n\}\s*$/,
			'},\n{ "idx": 9999, "version": "7", "when": 9999999999999, "tag": "9999_test_rides", "breakpoints": true }]}\n',
		),
};

/** A form whose submissions are mailed and become a resource type of their own at the desk. */
export const FORM: Recipe = {
	name: 'a form with a mail and a record',
	goal: 8,
	adds: join(import.meta.dirname, 'files/form'),
	edits: [
		after(
			'src/contract/modules.ts',
			"import { privacyContract } from './privacy/module.ts';\n",
			"import { ridesContract } from './rides/module.ts';\n",
		),
		after('src/contract/modules.ts', '	formsContract,\n', '	ridesContract,\n'),
		after(
			'src/server/modules.ts',
			"import { privacyModule } from './privacy/module.ts';\n",
			"import { ridesModule } from './rides/module.ts';\n",
		),
		after('src/server/modules.ts', '	formsModule,\n', '	ridesModule,\n'),
		after(
			'src/i18n/texts.ts',
			"import type returnsMails from './locales/it/mails/returns.json';\n",
			"import type ridesMails from './locales/it/mails/rides.json';\n",
		),
		after(
			'src/i18n/texts.ts',
			"	'mails/returns': typeof returnsMails;\n",
			"	'mails/rides': typeof ridesMails;\n",
		),
		journal,
		// The suites fill in every form that has a handler.
		after(
			'tests/support/submit-form.ts',
			'const VALID: Record<FormSlug, () => Fields> = {\n',
			"	'test-ride': () => ({ email: PERSON.email, wheel: 'Kleos RD 50', privacy: '1' }),\n",
		),
		after(
			'tests/api/mail-words.test.ts',
			'const FORMS: Record<FormSlug, Record<string, string | File>> = {\n',
			"	'test-ride': { wheel: WORD },\n",
		),
		before('src/server/README.md', '- `visits`: ', '- `rides`: test rides that riders ask for\n'),
		before(
			'src/seed/forms.ts',
			'export const FORMS: FormSeed[] = [',
			`const RIDE_FORM: FormSeed = {
	slug: 'test-ride',
	name: { it: 'Giro di prova', en: 'Test ride', es: 'Prueba', fr: 'Essai', ja: '試乗' },
	button_label: { it: 'Chiedi', en: 'Ask', es: 'Pedir', fr: 'Demander', ja: '申し込む' },
	fields: [
		EMAIL,
		{
			slug: 'wheel',
			vue_type: 'text',
			validations: 'required|max:80',
			name: { it: 'Ruota', en: 'Wheel', es: 'Rueda', fr: 'Roue', ja: 'ホイール' },
		},
		privacy('privacy-policy-contacts'),
	],
};

`,
		),
		after('src/seed/forms.ts', 'export const FORMS: FormSeed[] = [\n', '	RIDE_FORM,\n'),
		before(
			'src/seed/pages/newsletter.ts',
			"		{ type: 'form', title: null",
			"		{ type: 'form', title: null, form_slug: 'test-ride' },\n",
		),
	],
};
