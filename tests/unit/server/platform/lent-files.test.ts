import { expect, test, vi } from 'vitest';
import { s3Store } from '../../../../src/server/platform/files/s3-store.ts';
import { isPresigned } from '../../../support/s3-signature.ts';
import { anS3Server } from '../../../support/s3.ts';

const KEY = `uploads/ab/ab${'0'.repeat(30)}`;
const LENT = { type: 'application/pdf', disposition: 'attachment; filename="cv.pdf"' };

test('a bucket sends a lent file as it was asked to', async () => {
	const store = s3Store((await anS3Server()).address, { isLending: true });
	await store.put(KEY, new Uint8Array(Buffer.from('%PDF')));
	const sent = await fetch((await store.lend?.(KEY, LENT)) ?? '');
	expect([sent.status, await sent.text()]).toEqual([200, '%PDF']);
	expect(sent.headers.get('content-type')).toBe(LENT.type);
	expect(sent.headers.get('content-disposition')).toBe(LENT.disposition);
	expect(sent.headers.get('cache-control')).toBe('no-store');
});

test('it does so for a minute, and for that file alone', async () => {
	const store = s3Store((await anS3Server()).address, { isLending: true });
	await store.put(KEY, new Uint8Array(Buffer.from('%PDF')));
	await store.put(`${KEY}1`, new Uint8Array(Buffer.from('%PDF')));
	const lend = async () => new URL((await store.lend?.(KEY, LENT)) ?? '');
	const address = await lend();
	const longer = new URL(address);
	longer.searchParams.set('X-Amz-Expires', '3600');
	const other = new URL(address);
	other.pathname += '1';
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 61_000 });
	const old = await lend();
	vi.useRealTimers();
	const answers = await Promise.all([address, longer, other, old].map((url) => fetch(url)));
	expect(answers.map(({ status }) => status)).toEqual([200, 403, 403, 403]);
	expect(await answers[3]?.text()).toContain('Request has expired');
});

test('the check of signatures takes the example of Amazon’s documentation, and no other', () => {
	const example =
		'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404';
	const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
	expect(isPresigned(example, secret)).toBe(true);
	expect(isPresigned(example.replace('86400', '86401'), secret)).toBe(false);
});
