import { expect, test } from 'vitest';
import LegalBar from '#components/footer/LegalBar.astro';
import WithdrawalTemplate from '#templates/account/WithdrawalTemplate.astro';
import { aContact } from '../../support/factories-blocks.ts';
import { aShell } from '../shell/fixtures.ts';
import { count, render } from '../shell/render.ts';

const LINKS = {
	it: 'Recedi dal contratto qui',
	ja: '契約の撤回はこちら',
} as const;

test.each(['it', 'ja'] as const)(
	'the footer of every page links to the withdrawal (%s)',
	async (locale) => {
		const html = await render(LegalBar, { props: { shell: aShell(locale) } });
		expect(html).toContain(`href="/${locale}/withdrawal"`);
		expect(html).toContain(LINKS[locale]);
	},
);

test.each(['it', 'ja'] as const)(
	'the page has three fields and posts them without script (%s)',
	async (locale) => {
		const html = await render(WithdrawalTemplate, {
			props: { route: 'withdrawal', contact: aContact, shell: aShell(locale) },
		});
		expect(html).toContain(`action="/api/shop/withdrawal-reviews?locale=${locale}"`);
		expect([...html.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name)).toEqual([
			'name',
			'contract',
			'email',
		]);
		expect(count(html, '<label')).toBe(3);
		expect(count(html, '<h1')).toBe(1);
		expect(html).toContain(LINKS[locale]);
	},
);
