import { expect, test } from 'vitest';
import { plainDigits } from '#domain/text/digits.ts';

test.each([
	['plain', '0123456789'],
	['full width', '０１２３４５６７８９'],
	['Arabic', '٠١٢٣٤٥٦٧٨٩'],
	['Persian', '۰۱۲۳۴۵۶۷۸۹'],
	['Devanagari', '०१२३४५६७८९'],
	['Bengali', '০১২৩৪৫৬৭৮৯'],
	['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
	['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
	['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
	['Thai', '๐๑๒๓๔๕๖๗๘๙'],
	['Lao', '໐໑໒໓໔໕໖໗໘໙'],
	['Burmese', '၀၁၂၃၄၅၆၇၈၉'],
	['Khmer', '០១២៣៤៥៦៧៨៩'],
])('%s digits', (_, digits) => {
	expect(plainDigits(`a${digits}-`)).toBe('a0123456789-');
});
