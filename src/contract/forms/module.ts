import { contractModule } from '../module.ts';
import { getCaptcha } from './captcha.ts';
import { answerSubmission, applicationResource, getDeskFile, submissionResource } from './desk.ts';
import { formSchema, getForm, listForms } from './forms.ts';
import { submitForm } from './submissions.ts';

export const formsContract = contractModule({
	name: 'forms',
	endpoints: { listForms, getForm, getCaptcha, submitForm, answerSubmission, getDeskFile },
	desk: [submissionResource, applicationResource],
	forms: {
		contact: {
			desk: 'submissions',
			kept: 'messages',
			thanks: { next: ['products-archive', 'news-archive'] },
		},
		retailer: {
			desk: 'submissions',
			kept: 'messages',
			thanks: { next: ['products-archive', 'news-archive'] },
		},
		accessibility: {
			desk: 'submissions',
			kept: 'messages',
			thanks: { next: ['products-archive', 'store-locator'] },
		},
		careers: {
			desk: 'applications',
			kept: 'applications',
			applicants: 'position',
			thanks: { next: ['careers', 'news-archive'] },
		},
		'spontaneous-application': {
			desk: 'applications',
			kept: 'applications',
			applicants: 'speculative',
			thanks: { next: ['careers', 'news-archive'] },
		},
	},
	retention: { messages: 730, applications: 365 },
	shapes: { Form: formSchema },
});
