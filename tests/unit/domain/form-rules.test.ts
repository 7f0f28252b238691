import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { phoneJudge, type PhonePlans } from '#domain/forms/form-phones.ts';
import { isPlanned } from '#domain/forms/phone-plan.ts';
import {
	toFailures,
	formValuesSchema,
	isOverForm,
	isRequired,
	parseRules,
	unknownRules,
	toUploadTypes,
	type RuleField,
} from '#domain/forms/form-rules.ts';

const LIMITS = { file_bytes: 100, form_bytes: 250 };

const aField = (given: Partial<RuleField> = {}): RuleField => ({
	slug: 'field',
	vue_type: 'text',
	validations: '',
	options: [],
	...given,
});

/** Error code for a value of one field; null when it is valid. */
function findCode(field: RuleField, value: unknown): string | null {
	const parsed = v.safeParse(formValuesSchema([field], LIMITS), { [field.slug]: value });
	return parsed.success ? null : (toFailures(parsed.issues)[0]?.code ?? '');
}

describe('the validation grammar', () => {
	test.each([
		['', []],
		['required', [{ name: 'required', args: [] }]],
		[
			'required|digits_between:9,11',
			[
				{ name: 'required', args: [] },
				{ name: 'digits_between', args: ['9', '11'] },
			],
		],
		[
			' required | in: si , no ||',
			[
				{ name: 'required', args: [] },
				{ name: 'in', args: ['si', 'no'] },
			],
		],
	])('%j', (validations, rules) => {
		expect(parseRules(validations)).toEqual(rules);
	});

	test('unknown rules are reported and pass', () => {
		const field = aField({ validations: 'required|exists:users,email|max:5' });
		expect(unknownRules(field)).toEqual(['exists']);
		expect(findCode(field, 'abc')).toBeNull();
	});
});

describe('a text rule', () => {
	test.each([
		['required', '', 'required'],
		['required', '   ', 'required'],
		['required', undefined, 'required'],
		['required', 'x', null],
		['min:3', 'ab', 'min:3'],
		['min:3', 'abc', null],
		['min:3', '', null],
		['max:3', 'abc', null],
		['max:3', 'abcd', 'max:3'],
		['max:3', '𠮷野家', null],
		['size:4', 'abc', 'size:4'],
		['size:4', 'abcd', null],
		['between:2,3', 'a', 'between:2,3'],
		['between:2,3', 'abc', null],
		['digits:4', '123', 'digits:4'],
		['digits:4', '12 34', null],
		['numeric', '-1,5', null],
		['numeric', '1.5.2', 'numeric'],
		['integer', '12', null],
		['integer', '1.5', 'integer'],
		['alpha_num', 'ソ9', null],
		['alpha_num', 'a b', 'alpha_num'],
		['url', 'https://shop.example/a', null],
		['url', 'javascript:alert(1)', 'url'],
		['url', 'shop.example', 'url'],
		['in:si,no', 'si', null],
		['in:si,no', 'forse', 'in:si,no'],
		['not_in:a,b', 'a', 'not_in:a,b'],
		['not_in:a,b', 'c', null],
		['email', 'rider@mail.example', null],
		['email', 'rider+a@mail.example', null],
		['email', "luca.d'amico@mail.example", null],
		['email', 'rider@xn--mnchen-3ya.example', null],
		['email', 'rider@mail.xn--q9jyb4c', null],
		['email', `${'x'.repeat(64)}@mail.example`, null],
		['email', `${'x'.repeat(65)}@mail.example`, 'email'],
		['email', `rider@${'x'.repeat(64)}.example`, 'email'],
		['email', 'rider..a@mail.example', 'email'],
		['email', 'rider@-mail.example', 'email'],
		['email', 'rider@mail..example', 'email'],
		['email', 'r\u0131der@mail.example', 'email'],
		['email', 'a@b,c@d', 'email'],
		['email', '"a@b c@d"@x.it', 'email'],
		['email', 'rider@mail', 'email'],
		['email', `${'x'.repeat(250)}@a.it`, 'email'],
	])('%s with %j: %s', (validations, value, code) => {
		expect(findCode(aField({ validations }), value)).toBe(code);
	});
});

describe('a field type', () => {
	test.each([
		['12345678', 'digits_between:9,11'],
		['123456789', null],
		['12345678901', null],
		['123456789012', 'digits_between:9,11'],
		['0438 12-34.56', null],
		['(0438) 123/456', null],
		['０４３８１２３４５６', null],
		['0438 ABC 456', 'digits_between:9,11'],
		['', null],
	])('a telephone has 9 to 11 digits in any notation: %j', (value, code) => {
		expect(findCode(aField({ vue_type: 'tel' }), value)).toBe(code);
	});

	test.each([
		['2025-06-15', null],
		['2028-02-29', null],
		['2027-02-29', 'date'],
		['2025-02-30', 'date'],
		['15/06/2025', 'date'],
	])('a date is a calendar day: %j', (value, code) => {
		expect(findCode(aField({ vue_type: 'date' }), value)).toBe(code);
	});

	test('a choice is one of the options, with or without a rule', () => {
		const options = [{ value: 'a', label: 'A' }];
		expect(findCode(aField({ vue_type: 'select', options }), 'a')).toBeNull();
		expect(findCode(aField({ vue_type: 'radio', options }), 'b')).toBe('in:a');
	});

	test('an e-mail field requires an address, with or without a rule', () => {
		expect(findCode(aField({ vue_type: 'email' }), 'nobody')).toBe('email');
	});
});

describe('the privacy notice', () => {
	const privacy = aField({ slug: 'privacy', vue_type: 'checkbox', validations: '' });

	test.each([
		[undefined, 'accepted'],
		[false, 'accepted'],
		['', 'accepted'],
		['0', 'accepted'],
		['false', 'accepted'],
		[[], 'accepted'],
		[['false'], 'accepted'],
		[[false, true], 'accepted'],
		[[true, false], null],
		[['true'], null],
		[true, null],
		['on', null],
		['1', null],
	])('%j: %s', (value, code) => {
		expect(findCode(privacy, value)).toBe(code);
	});

	test('is always required, and stored as accepted', () => {
		expect(isRequired(privacy)).toBe(true);
		const parsed = v.parse(formValuesSchema([privacy], LIMITS), { privacy: [true, false] });
		expect(parsed).toEqual({ privacy: '1' });
	});
});

describe('a file', () => {
	const field = aField({ vue_type: 'file', validations: 'required|mimes:pdf,jpeg' });
	const aFile = (size = 1, type = 'application/pdf') => ({ size, type });

	test.each([
		['of a kind that is asked for', [aFile()], null],
		['under its other name', [aFile(1, 'image/jpeg')], null],
		['of another kind', [aFile(1, 'image/png')], 'file_type'],
		['of no kind', [aFile(1, '')], 'file_type'],
		['empty', [aFile(0)], 'file_empty'],
		['as large as may be', [aFile(100)], null],
		['a byte larger', [aFile(101)], 'file_too_large'],
		['twice', [aFile(), aFile()], 'file_single'],
		['missing', [], 'required'],
		['not even mentioned', undefined, 'required'],
		['that is text', ['x'], 'file_empty'],
	])('%s', (_, files, code) => {
		expect(findCode(field, files)).toBe(code);
	});

	test.each([
		['audio/mp4', 'mp4', null],
		['audio/x-m4a', 'm4a', null],
		['audio/mp4', 'm4a', null],
		['audio/x-m4a', 'mp4', null],
		// Browsers go by the extension; the host checks whether there is a picture in it.
		['video/mp4', 'mp4', null],
		['video/3gpp', 'mp3,mp4', null],
		['audio/ogg', 'ogg', null],
		['audio/mp3', 'mp3', null],
		['video/mp4', 'mp3,ogg', 'file_type'],
		['video/webm', 'mp3,mp4,m4a,ogg', 'file_type'],
	])('of audio, named %s, where %s is allowed', (type, mimes, code) => {
		const sound = aField({ vue_type: 'file', validations: `mimes:${mimes}` });
		expect(findCode(sound, [aFile(1, type)])).toBe(code);
	});

	test('can have any accepted type when its field names none', () => {
		expect(toUploadTypes(aField())).toEqual(['jpg', 'png', 'pdf', 'mp3', 'mp4', 'ogg', 'm4a']);
		expect(toUploadTypes(aField({ validations: 'mimes:exe,pdf' }))).toEqual(['pdf']);
	});

	test('counts towards the form’s total', () => {
		expect(isOverForm([aFile(100), aFile(100), aFile(50)], LIMITS)).toBe(false);
		expect(isOverForm([aFile(100), aFile(100), aFile(51)], LIMITS)).toBe(true);
	});
});

describe('telephone numbers of a form', () => {
	const fields = [
		aField({ slug: 'prefix', vue_type: 'phone_prefix' }),
		aField({ slug: 'phone', vue_type: 'tel', validations: 'digits_between:9,11' }),
		aField({ slug: 'country', vue_type: 'country' }),
	];
	const plans: PhonePlans = {
		findPrefix: (country) => (country === 'DK' ? '+45' : null),
		isPlanned,
	};
	const failures = (values: Record<string, string>) => {
		const parsed = v.safeParse(
			formValuesSchema(fields, LIMITS, phoneJudge(fields, values, plans)),
			values,
		);
		return parsed.success ? [] : toFailures(parsed.issues);
	};

	test.each([
		[{ prefix: '+45', phone: '32123456' }],
		[{ prefix: '', phone: '32123456', country: 'DK' }],
		[{ prefix: '+39', phone: '0438123456' }],
		[{ prefix: '', phone: '', country: '' }],
		[{ prefix: '', phone: '00 45 32 12 34 56', country: '' }],
		[{ prefix: '+39', phone: 'tel. (+45) 32123456', country: '' }],
		[{ prefix: '+39', phone: 'Tel. 0438 123456', country: '' }],
	])('%j is accepted: its prefix has such numbers', (values) => {
		expect(failures(values)).toEqual([]);
	});

	test.each([
		[{ prefix: '+39', phone: '32123456' }, [{ path: 'phone', code: 'digits_between:9,11' }]],
		[{ prefix: '+39', phone: '0039 0438' }, [{ path: 'phone', code: 'digits_between:9,11' }]],
		[{ prefix: '+39', phone: '0045 321' }, [{ path: 'phone', code: 'digits_between:9,11' }]],
		[{ prefix: '', phone: '0438123456', country: 'XX' }, [{ path: 'prefix', code: 'required' }]],
	])('%j is refused', (values, expected) => {
		expect(failures({ ...values })).toEqual(expected);
	});
});
