import { expect, test } from 'vitest';
import { plannedPhone } from '#domain/phone-plan.ts';

test.each([
	['+44', '020 7946 0958', '+442079460958'],
	['+45', '32 12 34 56', '+4532123456'],
	['+47', '22 12 34 56', '+4722123456'],
	['+65', '6123-4567', '+6561234567'],
	['+39', '0438 123456', '+390438123456'],
	['+39', '３３３ １２３４５６７', '+393331234567'],
	['+81', '090ー1234ー5678', '+819012345678'],
	['+36', '06 1 123 4567', '+3611234567'],
	['+1', '(242) 322-1234', '+12423221234'],
	['+20', '02 23456789', '+20223456789'],
	['0033', '6 12 34 56 78', '+33612345678'],
])('%s %s is stored as %s', (prefix, typed, number) => {
	expect(plannedPhone(prefix, typed)?.number).toBe(number);
});

test('a number that was typed with its own prefix has that one', () => {
	const number = '+442079460958';
	expect(plannedPhone('+39', '+44 20 7946 0958')).toEqual({ number, prefix: '+44' });
	expect(plannedPhone('', '+44 20 7946 0958')).toEqual({ number, prefix: '+44' });
});

test.each([
	['+45', '12345'],
	['+47', '1234567'],
	['+39', '12345678'],
	['+44', '7946 0958'],
	['', '32123456'],
	['+0', '32123456'],
	['+45', 'call 32 12 34 56'],
	['+45', '32123456 ext. 7'],
	['+45', ''],
])('no plan knows %s %s', (prefix, typed) => {
	expect(plannedPhone(prefix, typed)).toBeNull();
});
