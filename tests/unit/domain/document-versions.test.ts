import { expect, test } from 'vitest';
import { versionOn } from '../../../src/domain/documents/document-versions.ts';

const version = (published_on: string) => ({ file: `${published_on}.pdf`, published_on });
const DOCUMENT = {
	current: version('2026-11-01'),
	earlier: [version('2025-03-01'), version('2024-03-01')],
};

test.each([
	['2026-11-01', '2026-11-01'],
	['2026-10-31', '2025-03-01'],
	['2024-12-31', '2024-03-01'],
	['2020-01-01', '2024-03-01'],
])('on %s the version of %s applies', (day, published_on) => {
	expect(versionOn(DOCUMENT, day)).toEqual(version(published_on));
});
