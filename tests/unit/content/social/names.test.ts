import { expect, test } from 'vitest';
import type { SocialCard, SocialPhoto } from '#content/social/model.ts';
import { socialFile } from '#content/social/social.ts';
import { aSocialPicture } from '../../../support/a-social-picture.ts';

test('pages with equal pictures share one file', () => {
	expect(socialFile(aSocialPicture())).toBe(socialFile(aSocialPicture()));
	expect(socialFile(aSocialPicture())).toMatch(/^[\w-]{16}\.jpg$/);
});

const changes: [string, Partial<SocialCard>][] = [
	['name', { title: 'Kleos RD 62' }],
	['line', { text: 'Una riga diversa' }],
	['category', { kicker: 'Cerchi' }],
	['brand', { brand: 'Another' }],
	['figure', { figures: [{ label: 'Altezza del profilo', value: '62', unit: 'mm' }] }],
	['drawing', { drawing: null }],
];
test.each(changes)('a different %s makes another file', (_, change) => {
	expect(socialFile(aSocialPicture(change))).not.toBe(socialFile(aSocialPicture()));
});

const PHOTO: SocialPhoto = { photo: 'team.1a2b.webp', focal: { x: 0.5, y: 0.5 } };
const photos: [string, Partial<SocialPhoto>][] = [
	['picture', { photo: 'team.3c4d.webp' }],
	['point that stays in sight', { focal: { x: 0.5, y: 0.2 } }],
];
test.each(photos)('a different %s of a chosen picture makes another file', (_, change) => {
	expect(socialFile({ ...PHOTO, ...change })).not.toBe(socialFile(PHOTO));
});
