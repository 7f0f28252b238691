import { expect, test } from 'vitest';
import { fillTarget, pathPattern } from '#edge/rules/pattern.ts';

test.each([
	['/a/b', '/a/b', {}],
	['/a/b', '/a/b/', {}],
	['/', '/', {}],
	['/*', '/', { splat: '' }],
	['/*', '/a/b', { splat: 'a/b' }],
	['/it/*', '/it', { splat: '' }],
	['/it/*', '/it/a/b', { splat: 'a/b' }],
	['/:locale/account/:id', '/it/account/7', { locale: 'it', id: '7' }],
	['/a.b', '/a.b', {}],
	['/caf%C3%A9', '/café', {}],
])('%s matches %s', (source, path, values) => {
	expect(pathPattern(source).match(path)).toEqual(values);
});

test.each([
	['/a', '/ab'],
	['/a', '/a/b'],
	['/it/*', '/item'],
	['/:locale', '/'],
	['/:locale', '/it/a'],
	['/a.b', '/axb'],
	['/A', '/a'],
])('%s does not match %s', (source, path) => {
	expect(pathPattern(source).match(path)).toBeNull();
});

test.each(['a', 'https://shop.test/a', '/a/*/b', '/a/x*'])(
	'the rule path %s is refused',
	(source) => {
		expect(() => pathPattern(source)).toThrow(source);
	},
);

test('a target inserts its placeholders only', () => {
	expect(fillTarget('http://h:80/:a/:splat?x=:b', { a: '1', splat: '2/3' })).toBe(
		'http://h:80/1/2/3?x=:b',
	);
});
