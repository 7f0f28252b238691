import { expect, test } from 'vitest';
import { fullName, greetedName } from '#domain/person-names.ts';

const HANAKO = { first_name: '花子', last_name: '山田' };
const MARIO = { first_name: 'Mario', last_name: 'Rossi' };

test.each([
	['it', MARIO, 'Mario Rossi', 'Mario'],
	['fr', MARIO, 'Mario Rossi', 'Mario'],
	['ja', HANAKO, '山田 花子', '山田 花子'],
	['ja', { first_name: '花子' }, '花子', '花子'],
	['it', { email: 'rider@mail.example' }, '', ''],
] as const)('in %s the name of %j is %s, and letters greet %s', (locale, values, name, greeted) => {
	expect(fullName(values, locale)).toBe(name);
	expect(greetedName(values, locale)).toBe(greeted);
});
