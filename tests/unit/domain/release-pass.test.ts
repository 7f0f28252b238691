import { expect, test } from 'vitest';
import { readReleasePass, signReleasePass } from '#domain/security/release-pass.ts';

const [OLD, NEW] = [1, 2].map((byte) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`);
const SECRETS = [NEW ?? '', OLD ?? ''];
const PASS = { release: '1750000000000-aB_-12xy', expires_at: Date.UTC(2026, 10, 23, 12) };
const NOW = new Date('2026-11-23T11:00:00Z');
const token = signReleasePass(SECRETS, PASS);

test('a pass is accepted with the current and the former secret', () => {
	expect(readReleasePass(SECRETS, token, NOW)).toEqual(PASS);
	expect(readReleasePass(SECRETS, signReleasePass(SECRETS.slice(1), PASS), NOW)).toEqual(PASS);
	expect(encodeURIComponent(token)).toBe(token);
});

test('a pass expires', () => {
	expect(readReleasePass(SECRETS, token, new Date(PASS.expires_at - 1))).toEqual(PASS);
	expect(readReleasePass(SECRETS, token, new Date(PASS.expires_at))).toBeNull();
});

const [release, until, tag] = token.split('.');
test.each([
	['nothing', ''],
	['no tag', `${release}.${until}`],
	['another release', `1750000000000-other123.${until}.${tag}`],
	['a longer time', `${release}.${until}0.${tag}`],
	['half a tag', token.slice(0, -4)],
	['more than a pass', `${token}.x`],
	['the tag of somebody else', signReleasePass(['whsec_other'], PASS)],
])('%s is refused', (_case, forged) => {
	expect(readReleasePass(SECRETS, forged, NOW)).toBeNull();
});
