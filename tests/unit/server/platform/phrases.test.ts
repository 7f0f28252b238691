import { expect, test } from 'vitest';
import { withPhrases } from '../../../../src/server/platform/page/phrases.ts';
import { everyMail } from '../../../support/mail-templates.ts';

const page = (body: string, locale = 'ja') => `<html lang="${locale}"><body>${body}</body></html>`;
const shown = async (html: string) => (await withPhrases(html)).replaceAll('\u200b', '|');

test.each([
	[
		'<h1 class="a">ご注文ありがとうございます</h1>',
		'<h1 class="a">ご注文|ありがとう|ございます</h1>',
	],
	['<button>購読を解除する</button>', '<button>購読を|解除する</button>'],
	['<a href="/" class="button">製品を見る</a>', '<a href="/" class="button">製品を|見る</a>'],
	[
		'<h2>保証登録：<b title="製品を見る">LV-2026-000123</b> &amp; <i>R50</i></h2>',
		'<h2>保証登録：<b title="製品を見る">LV-2026-000123</b> &amp; <i>R50</i></h2>',
	],
	['<p>ご注文ありがとうございます</p>', '<p>ご注文ありがとうございます</p>'],
])('%s breaks lines between phrases', async (html, broken) => {
	expect(await shown(page(html))).toBe(page(broken));
});

test('pages in other languages are unchanged', async () => {
	const html = page('<h1>Thank you for your order</h1>', 'en');
	expect(await withPhrases(html)).toBe(html);
});

test('punctuation stays with its word', async () => {
	const all = await Promise.all(everyMail('ja').map(({ html }) => shown(html)));
	expect(all.filter((html) => html.includes('|')).length).toBeGreaterThan(20);
	for (const html of all) expect(html).not.toMatch(/\|[：、。）」！？]|[（「]\|/u);
});
