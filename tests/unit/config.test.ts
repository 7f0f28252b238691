import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { config, ConfigError, readConfig } from '#config.ts';

/** Names that a file of operations sets. */
const namesIn = (text: string, pattern: RegExp) =>
	[...text.matchAll(pattern)].map(([, name = '']) => name);

describe('secrets as files', () => {
	const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
	const file = join(folder, 'secret');
	const empty = join(folder, 'empty');
	writeFileSync(file, 'postgres://shop:secret@db.example/shop\n');
	writeFileSync(empty, '\n');
	afterAll(() => rmSync(folder, { recursive: true }));

	test('are read without their last line break', () => {
		expect(readConfig({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe(
			'postgres://shop:secret@db.example/shop',
		);
		expect(readConfig({ DATABASE_URL_FILE: '' }).DATABASE_URL).toBeUndefined();
	});

	test.each([
		[
			{ DATABASE_URL_FILE: join(folder, 'none') },
			/^DATABASE_URL_FILE: cannot read ".*none" \(ENOENT\)$/,
		],
		[{ DATABASE_URL_FILE: folder }, /^DATABASE_URL_FILE: cannot read .* \(EISDIR\)$/],
		[{ DATABASE_URL_FILE: empty }, /^DATABASE_URL_FILE: ".*empty" is empty$/],
		[
			{ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://a/b' },
			/^DATABASE_URL_FILE: expected it or DATABASE_URL, got both$/,
		],
		[
			{ STRIPE_SECRET_KEY_FILE: file },
			/^STRIPE_SECRET_KEY: expected a secret key such as sk_live_…$/,
		],
	])('fail with one line when invalid: %o', (env, line) => {
		expect(() => readConfig(env)).toThrow(line);
		expect(() => readConfig(env)).toThrow(ConfigError);
	});

	test('systemd unit and container set existing settings only', () => {
		const unit = readFileSync('.github/operations/shop.service', 'utf8');
		const part = readFileSync('.github/operations/shop-part@.service', 'utf8');
		const container = readFileSync('.github/operations/Containerfile', 'utf8');
		const set = [
			...namesIn(`${unit}\n${part}`, /^Environment=(\w+)=/gm),
			...namesIn(container, /^(?:ENV| {3}) ([A-Z_]+)=/gm),
		];
		expect(set.length).toBeGreaterThan(8);
		const known = new Set(Object.keys(config));
		expect(
			set.map((name) => name.replace(/_FILE$/, '')).filter((name) => !known.has(name)),
		).toEqual([]);
		for (const name of set.filter((one) => one.endsWith('_FILE'))) {
			expect(() => readConfig({ [name]: empty })).toThrow(ConfigError);
		}
		const copied = namesIn(container, /^COPY --chown=\S+ (.+) \S+$/gm).flatMap((names) =>
			names.split(' '),
		);
		expect(copied.length).toBeGreaterThan(8);
		const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
		const named = namesIn(part, /shop-part@(\w+)/g);
		expect(named).toEqual(['host', 'worker', 'publisher']);
		for (const name of named) expect(scripts).toHaveProperty(name);
		for (const path of [...copied, ...namesIn(unit, /^ExecStart=.* (\S+)$/gm)]) {
			expect(existsSync(path), path).toBe(true);
		}
	});
});

describe('settings from the environment', () => {
	test('have defaults for everything, except the API’s address', () => {
		const settings = readConfig({});
		expect(settings.API_BASE_URL).toBeUndefined();
		expect(settings.DATABASE_URL).toBeUndefined();
		expect(settings).toMatchObject({
			DATA_DIR: resolve('.data'),
			PORT: 4321,
			HOST_PORT: 0,
			SITE_URL: 'http://localhost:4321',
			BENCH_PRODUCTS: 0,
			SOCIAL_PICTURES: true,
		});
	});

	test('treat an empty variable as unset', () => {
		expect(readConfig({ API_BASE_URL: '', PORT: '' })).toEqual(readConfig({}));
	});

	test('strip a trailing slash from addresses', () => {
		expect(readConfig({ API_BASE_URL: 'https://api.example/' }).API_BASE_URL).toBe(
			'https://api.example',
		);
	});

	test('read further host names as a list', () => {
		const { HOST_NAMES } = readConfig({ HOST_NAMES: 'api.example, Backend [::2]' });
		expect(HOST_NAMES).toEqual(['api.example', 'backend', '[::2]']);
	});

	test('read webhook secrets as a list during rotation', () => {
		const { STRIPE_WEBHOOK_SECRET } = readConfig({
			STRIPE_WEBHOOK_SECRET: 'whsec_new  whsec_old ',
		});
		expect(STRIPE_WEBHOOK_SECRET).toEqual(['whsec_new', 'whsec_old']);
	});

	test.each(['https://api.example', 'http://127.0.0.1:8080', 'http://localhost', 'http://[::1]:1'])(
		'a key can be sent to %s',
		(origin) => {
			expect(readConfig({ STRIPE_API_ORIGIN: origin }).STRIPE_API_ORIGIN).toBe(origin);
		},
	);

	test.each([
		['PORT', 'abc', 'PORT: expected a port number, got "abc"'],
		['PORT', '65536', 'PORT: expected a port number up to 65535, got "65536"'],
		['HOST_PORT', '-1', 'HOST_PORT: expected a port number, got "-1"'],
		['API_BASE_URL', 'api.example', /^API_BASE_URL: expected an address .*got "api\.example"$/],
		['API_BASE_URL', 'ftp://x', 'API_BASE_URL: expected an http or https address, got "ftp://x"'],
		['DATABASE_URL', 'mysql://u:secret@h/d', /^DATABASE_URL: expected postgres:[^"]*$/],
		[
			'DATABASE_DIRECT_URL',
			'http://u:secret@h/d',
			/^DATABASE_DIRECT_URL: expected postgres:[^"]*$/,
		],
		['FILES_URL', '/srv/files', /^FILES_URL: expected file:\/\/\/folder or s3:[^"]*$/],
		['HOST_NAMES', 'api.example:8080', /^HOST_NAMES: expected names without ports, .*8080"$/],
		['BENCH_PRODUCTS', '1e3', 'BENCH_PRODUCTS: expected a whole number, got "1e3"'],
		['STRIPE_SECRET_KEY', 'pk_live_1', /^STRIPE_SECRET_KEY: expected a secret key [^"]*$/],
		['STRIPE_SECRET_KEY', 'sk_live_1 2', /^STRIPE_SECRET_KEY: expected a secret key [^"]*$/],
		['STRIPE_WEBHOOK_SECRET', 'whsec_1 abc', /^STRIPE_WEBHOOK_SECRET: expected secrets [^"]*$/],
		['STRIPE_API_ORIGIN', 'http://api.example', /^STRIPE_API_ORIGIN: expected an https address, /],
		['STRIPE_API_ORIGIN', 'http://localhost.example', /^STRIPE_API_ORIGIN: expected an https /],
		['COMPARE_AT', '24:00', 'COMPARE_AT: expected a time such as 03:30, or off, got "24:00"'],
		['NETLIFY_TOKEN', 'nfp 1', /^NETLIFY_TOKEN: expected an access token$/],
		['NETLIFY_SITE_ID', 'a/b', /^NETLIFY_SITE_ID: expected the id of a site/],
		[
			'NETLIFY_API_ORIGIN',
			'http://api.example',
			/^NETLIFY_API_ORIGIN: expected an https address, /,
		],
		['TEST_PAYMENTS', 'yes', 'TEST_PAYMENTS: expected on or off, got "yes"'],
		['SOCIAL_PICTURES', 'no', 'SOCIAL_PICTURES: expected on or off, got "no"'],
	])('%s=%s is refused in one line', (name, value, message) => {
		const read = () => readConfig({ [name]: value });
		expect(read).toThrow(ConfigError);
		expect(read).toThrow(message);
	});
});
