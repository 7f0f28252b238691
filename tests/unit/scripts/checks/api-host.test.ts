import { expect, test } from 'vitest';
import { PART_NAMES, QUICK_NAMES } from '../../../../scripts/checks/part-names.ts';
import { toApiHostEnv } from '../../../../scripts/checks/scope.ts';

test('the suite of the API asks the named host where it runs alone, and its own in other runs', () => {
	expect(toApiHostEnv(['api'])).toEqual({});
	for (const parts of [PART_NAMES, QUICK_NAMES, ['api', 'unit'] as const]) {
		expect(toApiHostEnv(parts)).toEqual({ API_BASE_URL: '' });
	}
});
