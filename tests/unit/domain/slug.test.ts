import { expect, test } from 'vitest';
import { toSlug } from '#domain/text/slug.ts';

test.each([
	['Cœur', 'coeur'],
	['ŒUVRE', 'oeuvre'],
	['Straße', 'strasse'],
	['GROẞE', 'grosse'],
	['Smørrebrød', 'smorrebrod'],
	['Łódź', 'lodz'],
	['Ærø & Þór', 'aero-thor'],
	['İstanbul ılık', 'istanbul-ilik'],
	['Đorđe Ħaż', 'dorde-haz'],
	['Città d’Acciaio', 'citta-d-acciaio'],
	['ﬁne ½ １２', 'fine-1-2-12'],
	['so\u00adft\u200bly', 'softly'],
	['ホイール', ''],
	[`${'a'.repeat(119)} b`, 'a'.repeat(119)],
])('%j stands in an address as %j', (title, slug) => {
	expect(toSlug(title)).toBe(slug);
});
