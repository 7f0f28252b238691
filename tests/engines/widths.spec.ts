import { LOCALES } from '../../src/contract/locales.ts';
import { limit } from '../support/pace.ts';
import { readAddress, TEMPLATE_NAMES } from '../support/steps-pages.ts';
import { listOverhang } from './in-page.ts';
import { expect, test } from './steps.ts';

// WebKit reads the rules for a width anew some frames after the window has it.
const softly = expect.configure({ soft: true, timeout: limit(5000) });
const WIDTHS = [320, 768, 1280];

test('no page type is wider than its window', async ({ visitor, request }) => {
	test.slow();
	const { go, visit } = visitor;
	for (const [at, template] of TEMPLATE_NAMES.entries()) {
		// Each kind once, in one of the languages.
		const address = await readAddress(request, template, LOCALES[at % LOCALES.length] ?? 'it');
		await go(address);
		for (const width of WIDTHS) {
			await visit.resize(width, 800);
			await softly
				.poll(() => visit.read(listOverhang), { message: `${address}, ${width} px` })
				.toEqual([]);
		}
	}
});
