import { describe, expect, test } from 'vitest';
import { listChanged, selectAffected } from '../../../../scripts/checks/affected.ts';
import { PART_NAMES } from '../../../../scripts/checks/part-names.ts';

describe('selectAffected', () => {
	test('reaches the tests of a rule by its imports', () => {
		const { parts, files } = selectAffected(['src/domain/money/vat.ts']);
		expect(parts).toEqual(expect.arrayContaining(['types', 'unit', 'api']));
		expect(files?.unit).toContain('tests/unit/domain/vat.test.ts');
		expect(files?.unit).not.toContain('tests/unit/drawing/rim.test.ts');
	});

	test('runs a changed test alone', () => {
		const { parts, files } = selectAffected(['tests/unit/domain/vat.test.ts']);
		expect(parts).toEqual(['format', 'lint', 'types', 'unused', 'unit']);
		expect(files?.unit).toEqual(['tests/unit/domain/vat.test.ts']);
	});

	test('selects the journeys of a room, on a built site', () => {
		const { parts, files } = selectAffected(['src/islands/wishlist/WishList.tsx']);
		expect(parts).toEqual(expect.arrayContaining(['environment', 'browser']));
		expect(files?.browser).toContain('tests/e2e/wishlist.spec.ts');
	});

	test('selects everything for a change that every part depends on', () => {
		expect(selectAffected(['package-lock.json'])).toEqual({
			parts: PART_NAMES.filter((name) => name !== 'system-browser' && name !== 'engines'),
		});
	});
});

test('refuses an unknown base commit', () => {
	expect(() => listChanged('no-such-branch')).toThrow(
		'Invalid base: expected a commit, branch or tag, got "no-such-branch"',
	);
});
