import { expect, test } from 'vitest';
import { fullName } from '#domain/addresses/person-names.ts';

const HANAKO = { first_name: '花子', last_name: '山田' };
const MARIO = { first_name: 'Mario', last_name: 'Rossi' };

test.each([
	['it', MARIO, 'Mario Rossi'],
	['fr', MARIO, 'Mario Rossi'],
	['ja', HANAKO, '山田 花子'],
	['ja', { first_name: '花子' }, '花子'],
	['it', { email: 'rider@mail.example' }, ''],
] as const)('in %s the name of %j is %s', (locale, values, name) => {
	expect(fullName(values, locale)).toBe(name);
});
