import { describe, expect, test } from 'vitest';
import type { ApplicationModel, JobModel } from '#content/editorial/jobs.ts';
import PageTemplate from '#templates/PageTemplate.astro';
import type { PageContent } from '#content/page/entry.ts';
import { aContact } from '../../support/factories-blocks.ts';
import { aField } from '../../support/factories-forms.ts';
import { aFrame, aShell } from '../shell/fixtures.ts';
import { render } from '../shell/render.ts';

const anApplication = (slug: string, isTaken = true): ApplicationModel => ({
	description: 'Aperta a ogni persona.',
	form: isTaken
		? {
				slug,
				name: 'Candidatura',
				locale: 'it',
				action: `/api/forms/${slug}/submissions`,
				button: 'Invia la candidatura',
				fields: [aField('subject', { vue_type: 'hidden' }), aField('cv', { vue_type: 'file' })],
				countries: '',
				limits: { file_bytes: 10_000_000, form_bytes: 25_000_000 },
				email: aContact.email,
				thanksHref: '/it/thank-you-page',
			}
		: null,
	privacy: { label: 'Informativa per i candidati', href: '/it/privacy-policy-candidati' },
});

const aJob = (given: Partial<JobModel> = {}): JobModel => ({
	id: 'quality-technician',
	name: 'Tecnica/o "controllo" qualità',
	summary: 'Testo',
	href: '/it/lavora-con-noi/qualita',
	lang: null,
	place: 'San Vendemiano',
	area: 'Qualità',
	contractType: 'Tempo pieno',
	publishedOn: '2026-03-02',
	closesAt: null,
	employment: 'tempo pieno',
	employments: ['full_time'],
	pay: '28.000–34.000 € lordi l’anno',
	payData: null,
	published: '2 marzo 2026',
	closes: '18 dicembre 2026',
	isOpen: true,
	description: '<p>a</p>',
	contact: aContact,
	application: anApplication('careers'),
	...given,
});

async function print(content: PageContent): Promise<string> {
	const html = await render(PageTemplate, {
		props: { content, frame: aFrame('it'), shell: aShell('it') },
	});
	return html.replace(/ props="[^"]*"/g, '');
}
const inputs = (html: string) => html.match(/<input[^>]*>/g) ?? [];
const hidden = (html: string, name: string) =>
	inputs(html).find((tag) => tag.includes(`name="${name}"`)) ?? '';

describe('an open position', () => {
	test('has a form with its name and id, with files', async () => {
		const html = await print({ kind: 'job', job: aJob() });
		expect(html).toMatch(/<form[^>]*action="\/api\/forms\/careers\/submissions"/);
		expect(html).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
		expect(hidden(html, 'subject')).toContain('value="Tecnica/o &quot;controllo&quot; qualità"');
		expect(hidden(html, '_about')).toContain('value="quality-technician"');
		expect(hidden(html, 'cv')).toContain('type="file"');
	});

	test('links to the form from its top, and to e-mail with the name as subject', async () => {
		const html = await print({ kind: 'job', job: aJob() });
		expect(html).toContain('href="#apply"');
		expect(html).toContain('id="apply"');
		expect(html).toContain(`href="mailto:${aContact.email}?subject=Tecnica%2Fo%20`);
	});

	test('links to the privacy notice for applicants', async () => {
		const html = await print({ kind: 'job', job: aJob() });
		expect(html).toContain('href="/it/privacy-policy-candidati"');
	});

	test('offers e-mail while the form is off', async () => {
		const html = await print({
			kind: 'job',
			job: aJob({ application: anApplication('careers', false) }),
		});
		expect(html).not.toContain('<form');
		expect(html).toMatch(/class="btn-primary" href="mailto:/);
	});
});

describe('a closed position', () => {
	test('has a page that states it, without a form, and a link to the spontaneous application', async () => {
		const html = await print({ kind: 'job', job: aJob({ isOpen: false }) });
		expect(html).toContain('Selezione chiusa');
		expect(html).not.toContain('<form');
		expect(html).toContain('href="/it/lavora-con-noi#spontaneous"');
	});
});

describe('the list of positions', () => {
	const page = (application: ApplicationModel): PageContent => ({
		kind: 'careers',
		jobs: [],
		contact: aContact,
		application,
	});

	test('ends with the spontaneous application, which names no position', async () => {
		const html = await print(page(anApplication('spontaneous-application')));
		expect(html).toContain('id="spontaneous"');
		expect(html).toMatch(/<form[^>]*action="\/api\/forms\/spontaneous-application\/submissions"/);
		expect(hidden(html, '_about')).toBe('');
	});

	test('gives an e-mail address while that form is off', async () => {
		const html = await print(page(anApplication('spontaneous-application', false)));
		expect(html).not.toContain('<form');
		expect(html).toContain(`href="mailto:${aContact.email}"`);
	});
});
