import { describe, expect, test } from 'vitest';
import { DESK_RESOURCE_NAMES } from '#contract/desk/resources.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { toAddress, toCookie, PASSWORD, trySignIn } from '../../support/desk.ts';
import { readProblem } from '../../support/host-conformance.ts';
import { aHost, isEmbedded } from '../../support/host.ts';
import { runs } from '../../support/scope.ts';

const REQUESTS = runs(10_000);

const NAUGHTY = [
	'',
	' ',
	'0',
	'-1',
	'1e309',
	'NaN',
	'null',
	'undefined',
	'true',
	'it',
	'ja',
	'IT',
	'IT\u0000',
	'\u0000',
	'\u202e\u2066',
	'\ud800',
	'🚲🚲',
	'日本語',
	'İ',
	"' or 1=1 --",
	'"; drop table products; --',
	'${7*7}',
	'{{7*7}}',
	'<script>alert(1)</script>',
	'../../../../etc/passwd',
	'..\\..\\windows',
	'%00',
	'%2e%2e%2f',
	'%E0%A4%A',
	'__proto__',
	'constructor',
	'toString',
	'[object Object]',
	'[]',
	'{"a":1}',
	'1|2|3|4',
	'1|',
	'*',
	'\r\nSet-Cookie: a=b',
	'a'.repeat(4_000),
	'9'.repeat(400),
];

/** Endpoints without a request body; the others have tests of their own. */
const READ = Object.values<Endpoint>(ENDPOINTS).filter(
	({ method, path }) => method === 'GET' && path !== '/captcha',
);
/** Parameters of the content, and those of the desk, sent by an account that may see everything. */
const NAMES = [
	...['locale', 'country', 'filter[id]', 'filter[products.is_active]'],
	...['q', 'page', 'per_page', 'sort', 'order', 'state', 'email'],
];

/** Small seeded generator, so that a failing request can be reproduced. */
function dice(seed: number): (sides: number) => number {
	let state = seed;
	return (sides) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state % sides;
	};
}

function aRequest(roll: (sides: number) => number): string {
	const pick = <T>(list: readonly T[], fallback: T): T => list[roll(list.length)] ?? fallback;
	const word = () => {
		const naughty = pick(NAUGHTY, '');
		return roll(3) === 0 ? naughty.replaceAll(/[\s#?\ud800-\udfff]/gu, '') : escaped(naughty);
	};
	const record = pick(READ, ENDPOINTS.getHealth);
	const kind = pick(DESK_RESOURCE_NAMES, 'serials');
	const path = record.path.replace('{resource}', kind).replaceAll(/\{\w+\}/g, word);
	const names = [...NAMES, word()];
	const query = Array.from({ length: roll(3) }, () => `${pick(names, 'locale')}=${word()}`);
	const tail = roll(20) === 0 ? `/${word()}` : '';
	return `/api${path}${tail}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

function escaped(text: string): string {
	return encodeURIComponent(text.toWellFormed());
}

const REFUSALS = ['not_found', 'validation_failed', 'forbidden'];

describe.runIf(isEmbedded)('bad input', () => {
	test('in thousands of requests never crashes the host and never reveals internals', async () => {
		const { ask, logged } = await aHost();
		const { name, value } = toCookie(await trySignIn(ask, toAddress('admin'), PASSWORD));
		const headers = { cookie: `${name}=${value}` };
		const roll = dice(1919);
		const statuses = new Set<number>();
		for (let turn = 0; turn < REQUESTS; turn += 1) {
			const path = aRequest(roll);
			// One visitor's reads of the shop are limited: every twenty requests come from elsewhere.
			const visitor = Math.floor(turn / 20);
			const from = `11.${visitor >> 8}.${visitor & 255}.1`;
			const response = await ask(path, { headers: { ...headers, 'x-forwarded-for': from } });
			statuses.add(response.status);
			if (response.status === 200) {
				await response.body?.cancel();
				continue;
			}
			expect(response.status, path).toBeLessThan(500);
			const problem = await readProblem(response.clone());
			// Staff cannot read a customer's records, and the publisher's requests are signed.
			const refusals = /^\/api\/(?:account|publishing)/.test(path)
				? [...REFUSALS, 'unauthorized', 'method_not_allowed']
				: REFUSALS;
			expect(refusals, path).toContain(problem.code);
			expect(await response.text(), path).not.toMatch(/select |node_modules|\.ts:|at /i);
		}
		expect(logged).toEqual([]);
		// Which of the rarer ones come up depends on the endpoints that there are.
		expect([200, 401, 403, 404, 405, 422]).toEqual(expect.arrayContaining([...statuses]));
		expect([...statuses]).toEqual(expect.arrayContaining([200, 404, 422]));
	}, 600_000);
});
