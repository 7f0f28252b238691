import { expect, test } from 'vitest';
import type { SocialPicture } from '#content/social/model.ts';
import { socialFile } from '#content/social/social.ts';
import { aSocialPicture } from '../../../support/a-social-picture.ts';

test('two pages that would show the same share one file', () => {
	expect(socialFile(aSocialPicture())).toBe(socialFile(aSocialPicture()));
	expect(socialFile(aSocialPicture())).toMatch(/^[\w-]{16}\.jpg$/);
});

const changes: [string, Partial<SocialPicture>][] = [
	['name', { title: 'Kleos RD 62' }],
	['line', { text: 'Una riga diversa' }],
	['category', { kicker: 'Cerchi' }],
	['brand', { brand: 'Another' }],
	['figure', { figures: [{ label: 'Altezza del profilo', value: '62', unit: 'mm' }] }],
	['drawing', { drawing: null }],
];
test.each(changes)('another %s is another file', (_, change) => {
	expect(socialFile(aSocialPicture(change))).not.toBe(socialFile(aSocialPicture()));
});
