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
	['Carbon™ №5', 'carbon-no-5'],
	['Raggi 28½″', 'raggi-28-1-2'],
	['Ⅳ ㎏ ℃', 'iv-kg-c'],
	['İĲsselmeer Ǆungla', 'iijsselmeer-dzungla'],
	['ŉ ſ Ŀ', 'n-s-l'],
	[`${'a'.repeat(119)} b`, 'a'.repeat(119)],
])('%j becomes %j in an address', (title, slug) => {
	expect(toSlug(title)).toBe(slug);
});
