import { describe, expect, test } from 'vitest';
import { ConfigError } from '#config.ts';
import { toFileStore } from '../../../../src/server/platform/files/open-store.ts';

describe('FILES_URL', () => {
	test.each([
		[undefined, '/srv/data'],
		['file:///srv/files', '/srv/files'],
		['s3://key:se%2Fcret@s3.example/shop', 'https://s3.example/shop/'],
		[
			's3://key:secret@s3.example:9000/shop/a/b?region=eu-south-1',
			'https://s3.example:9000/shop/a/b/',
		],
		['s3+http://key:secret@127.0.0.1:9000/shop', 'http://127.0.0.1:9000/shop/'],
	])('%s selects the store %s', (FILES_URL, place) => {
		expect(toFileStore({ FILES_URL, DATA_DIR: '/srv/data' }).place).toBe(place);
	});

	test.each([
		'file://srv/files',
		's3://s3.example/shop',
		's3://key:secret@s3.example',
		's3://key:se/cret@s3.example/shop',
		's3://key:se%cret@s3.example/shop',
		's3://key:se#cret@s3.example/shop',
		's3://key:se?cret@s3.example/shop',
		's3+http://key:secret@s3.example/shop',
	])('%s is refused in one line without the secret', (FILES_URL) => {
		const open = () => toFileStore({ FILES_URL, DATA_DIR: '/srv/data' });
		expect(open).toThrow(/^FILES_URL: expected file:\/\/\/folder or s3:/);
		expect(open).toThrow(ConfigError);
		expect(open).not.toThrow(/se.?cret@s3/);
	});
});

describe('FILES_DOWNLOADS', () => {
	const FILES_URL = 's3://key:secret@s3.example/shop';
	test('lets a bucket send downloads where it says so', () => {
		const settings = { FILES_URL, DATA_DIR: '/srv/data' };
		expect(toFileStore(settings)).not.toHaveProperty('lend');
		expect(toFileStore({ ...settings, FILES_DOWNLOADS: 'store' })).toHaveProperty('lend');
	});

	test.each([undefined, 'file:///srv/files'])('is refused with a folder, %s', (folder) => {
		const settings = { FILES_URL: folder, DATA_DIR: '/srv/data' };
		expect(() => toFileStore({ ...settings, FILES_DOWNLOADS: 'store' })).toThrow(
			/^FILES_DOWNLOADS: expected host, since FILES_URL names no bucket$/,
		);
	});
});
