import { expect, test } from 'vitest';
import { aHost, isEmbedded } from '../support/host.ts';

test.runIf(isEmbedded)(
	'an unknown link is explained in the reader’s language, with a contact',
	async () => {
		const { ask } = await aHost();
		const path = `/api/newsletter/unsubscriptions?token=${'B'.repeat(43)}`;
		for (const [asked, locale, title] of [
			['ja-JP,ja;q=0.9', 'ja', 'このリンクは\u200b使用できません'],
			['', 'it', 'Questo link non è più valido'],
		] as const) {
			const headers = { accept: 'text/html', 'accept-language': asked };
			for (const method of ['GET', 'POST']) {
				const html = await (await ask(path, { method, headers })).text();
				expect(html).toContain(`<html lang="${locale}">`);
				expect(html).toContain(`<h1>${title}</h1>`);
				expect(html).toContain('<strong>Livenza</strong>');
				expect(html).toContain('href="mailto:info@livenza.example"');
			}
		}
	},
);
