import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aHost, isEmbedded } from '../support/host.ts';
import { mailsTo } from '../support/customers.ts';
import { putOnShelf } from '../support/notices.ts';
import { aPaidOrder, readCode, WHEEL } from '../support/orders.ts';
import { FRONT, REAR, register } from '../support/registration.ts';
import { clock, deliver, delivered, deliverOn, repair, TODAY } from '../support/repairs.ts';
import { extendInLog, getRow, pressRegister, rejectAt } from '../support/repaired-wheels.ts';
import { runs } from '../support/scope.ts';
import { serials } from '../../src/server/wheels/tables.ts';

const LEGAL = '2028-08-04';
const LONGER = '2029-08-04';

describe.runIf(isEmbedded)('a wheel that was repaired before its registration', () => {
	test('takes the year along when it is registered; the other wheel does not', async () => {
		const all = await delivered([FRONT, REAR], 2);
		expect((await all.act('repairs', repair({ serials: [FRONT] }))).status).toBe(200);
		expect(await pressRegister(all)).toMatchObject([
			{ serial_number: FRONT, legal_ends_on: LONGER, extension_ends_on: '2030-08-04' },
			{ serial_number: REAR, legal_ends_on: LEGAL },
		]);
		expect(await getRow(all.host, FRONT)).toMatchObject({
			legal_ends_on: LONGER,
			legal_extended_on: TODAY,
		});
		expect(await getRow(all.host, REAR)).toMatchObject({ legal_extended_on: null });
		const mail = (await mailsTo(all.host, 'anna@mail.example')).at(-1);
		expect(mail).toMatchObject({ kind: 'warranty.certificate' });
		expect(mail?.text).toContain('4 agosto 2029');
		expect(mail?.text).toContain('4 agosto 2028');
	});

	test('takes it along from the form, too', async () => {
		const all = await delivered([FRONT, REAR], 2);
		await all.act('repairs', repair({ serials: [REAR] }));
		const values = { purchase_date: TODAY };
		expect((await register(all.host.ask, REAR, '', { values })).status).toBe(200);
		expect(await getRow(all.host, REAR)).toMatchObject({ legal_ends_on: LONGER });
	});

	test('gains no second year, neither in its service log nor in the order', async () => {
		const all = await delivered([FRONT, REAR], 2);
		await all.act('repairs', repair({ serials: [FRONT] }));
		const again = await all.act('repairs', repair({ serials: [FRONT] }));
		expect(await readCode(again)).toBe('extended_before');
		await pressRegister(all);
		expect(await readCode(await extendInLog(all.host, FRONT))).toBe('extended_before');
		expect(await getRow(all.host, FRONT)).toMatchObject({ legal_ends_on: LONGER });
	});

	test('keeps the year of its service log where its request is rejected and sent again', async () => {
		const host = await aHost({ clock });
		const values = { purchase_date: TODAY };
		await register(host.ask, FRONT, '', { values });
		expect((await extendInLog(host, FRONT)).status).toBe(200);
		await rejectAt(host, FRONT);
		await register(host.ask, FRONT, '', { values });
		expect(await getRow(host, FRONT)).toMatchObject({
			extension: 'requested',
			legal_ends_on: LONGER,
			legal_extended_on: TODAY,
		});
	});

	test('has one year where it is registered and repaired at once', async () => {
		const all = await delivered([FRONT, REAR], 2);
		const [noted] = await Promise.all([
			all.act('repairs', repair({ serials: [FRONT] })),
			pressRegister(all),
		]);
		const isNoted = noted.status === 200;
		if (!isNoted) expect(await readCode(noted)).toBe('registered_wheel');
		const until = isNoted ? LONGER : LEGAL;
		expect(await getRow(all.host, FRONT)).toMatchObject({ legal_ends_on: until });
	});

	test('leaves the year with its first sale when it is returned and sold again', async () => {
		const first = await delivered([FRONT], 1, { quantity: 1 });
		await deliverOn(first, '2026-08-01');
		const repaired_on = '2026-08-02';
		expect((await first.act('repairs', repair({ serials: [FRONT], repaired_on }))).status).toBe(
			200,
		);
		await first.act('refunds', { pieces: [{ position: 0, quantity: 1 }] });
		expect((await first.buyer.ask('POST', `orders/${first.id}/registrations`, {})).status).toBe(
			409,
		);
		const who = { email: 'berta@mail.example', address: '192.0.2.77', quantity: 1 };
		const second = await deliver(await aPaidOrder(first.host, who), [FRONT], 1);
		expect(await pressRegister(second)).toMatchObject([{ legal_ends_on: LEGAL }]);
	});

	test.each([
		['without a name, where the parcels name the wheels', {}, 'which_wheels'],
		['of an unknown wheel', { serials: ['MQC50A259999'] }, 'unknown_serial'],
		['of one wheel twice', { serials: [FRONT, FRONT], quantity: 2 }, 'duplicate'],
		['of more wheels than units', { serials: [FRONT, REAR] }, 'more_than_repaired'],
	])('is not noted %s', async (_case, given, code) => {
		const all = await delivered([FRONT, REAR], 2);
		expect(await readCode(await all.act('repairs', repair(given)))).toBe(code);
	});

	test('is not noted in an order that it was not sent with', async () => {
		const first = await delivered([FRONT], 1, { quantity: 1 });
		const who = { email: 'berta@mail.example', address: '192.0.2.77', quantity: 1 };
		const second = await deliver(await aPaidOrder(first.host, who), [], 1);
		expect(await readCode(await second.act('repairs', repair({ serials: [FRONT] })))).toBe(
			'of_another_line',
		);
		expect((await second.act('repairs', repair({ serials: [REAR] }))).status).toBe(200);
	});

	test('has at most one year, and each year that was noted, in any order of events', async () => {
		const host = await aHost({ clock });
		const [example] = await host.db.select().from(serials).where(eq(serials.serial_number, FRONT));
		if (!example) throw new Error('the seed has no such wheel');
		await putOnShelf(host, WHEEL, 900);
		let count = 0;
		const anEvent = fc.constantFrom(
			'note A',
			'note B',
			'note both',
			'note other',
			'log A',
			'press',
		);
		await fc.assert(
			fc.asyncProperty(fc.array(anEvent, { minLength: 2, maxLength: 7 }), async (events) => {
				count += 1;
				const [a = '', b = ''] = ['A', 'B'].map((name) => `TRY-${name}-${count}`);
				await host.db
					.insert(serials)
					.values(
						[a, b].map((serial_number) => ({ ...example, serial_number, look: serial_number })),
					);
				const email = `anna-${count}@mail.example`;
				const address = `198.51.100.${count % 250}`;
				const all = await deliver(await aPaidOrder(host, { email, address }), [a, b]);
				const gained = new Map([a, b, 'other'].map((name) => [name, 0]));
				const note = async (names: string[]) => {
					const named = { serials: names.filter((name) => name !== 'other') };
					const body = repair({ ...named, quantity: names.length });
					return (await all.act('repairs', body)).status === 200 ? names : [];
				};
				const acts = {
					'note A': () => note([a]),
					'note B': () => note([b]),
					'note both': () => note([a, b]),
					'note other': () => note(['other']),
					'log A': async () => ((await extendInLog(host, a)).status === 200 ? [a] : []),
					press: async () => {
						await all.buyer.ask('POST', `orders/${all.id}/registrations`, {});
						return [];
					},
				};
				for (const event of events) {
					for (const name of await acts[event]()) gained.set(name, (gained.get(name) ?? 0) + 1);
				}
				await acts.press();
				expect(Math.max(...gained.values())).toBeLessThanOrEqual(1);
				for (const serial of [a, b]) {
					const { legal_ends_on } = await getRow(host, serial);
					expect(legal_ends_on).toBe(gained.get(serial) === 1 ? LONGER : LEGAL);
				}
			}),
			{ numRuns: runs(200) },
		);
	}, 120_000);
});
