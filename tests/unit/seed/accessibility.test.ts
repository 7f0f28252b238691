import { expect, test } from 'vitest';
import pack from '../../../package.json' with { type: 'json' };
import { SEED_LOCALES } from '#seed/languages.ts';
import { CHECK, CHECKED_ON } from '../../../src/seed/pages/legal/legal-accessibility-check.ts';
import { ACCESSIBILITY_PAGE } from '../../../src/seed/pages/legal/legal-accessibility.ts';
import { TAGS } from '../../support/axe-tags.ts';

test('the accessibility statement names the engine and the rules of the suite', () => {
	expect(CHECK.engine).toBe(`axe-core ${pack.devDependencies['axe-core']}`);
	expect(CHECK.rules).toEqual(TAGS);
});

test.each(SEED_LOCALES)('it has date, contact, authority and a form in %s', (locale) => {
	const { blocks } = ACCESSIBILITY_PAGE.texts[locale];
	const text = JSON.stringify(blocks);
	for (const part of [CHECKED_ON[locale], CHECK.engine, 'WCAG 2.2', '@livenza.example', 'AgID']) {
		expect(text).toContain(part);
	}
	expect(text).toContain(CHECK.on.slice(0, 4));
	expect(blocks).toContainEqual(expect.objectContaining({ form_slug: 'accessibility' }));
});
