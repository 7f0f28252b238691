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

describe.runIf(isEmbedded)('a wheel repaired before its registration', () => {
	test('gains the year when registered; the other wheel does not', async () => {
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

	test('gains it when registered by the form, too', async () => {
		const all = await delivered([FRONT, REAR], 2);
		await all.act('repairs', repair({ serials: [REAR] }));
		const values = { purchase_date: TODAY };
		expect((await register(all.host.ask, REAR, '', { values })).status).toBe(200);
		expect(await getRow(all.host, REAR)).toMatchObject({ legal_ends_on: LONGER });
	});

	test('gains no second year, in service log or order', async () => {
		const all = await delivered([FRONT, REAR], 2);
		await all.act('repairs', repair({ serials: [FRONT] }));
		const again = await all.act('repairs', repair({ serials: [FRONT] }));
		expect(await readCode(again)).toBe('extended_before');
		await pressRegister(all);
		expect(await readCode(await extendInLog(all.host, FRONT))).toBe('extended_before');
		expect(await getRow(all.host, FRONT)).toMatchObject({ legal_ends_on: LONGER });
	});

	test('keeps the year of its service log when its request is rejected and sent again', async () => {
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

	test('gains one year when registered and repaired at once', async () => {
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

	test('loses the year when returned and sold again', async () => {
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
		['without a name', {}, 'which_wheels'],
		['of an unknown wheel', { serials: ['MQC50A259999'] }, 'unknown_serial'],
		['of one wheel twice', { serials: [FRONT, FRONT], quantity: 2 }, 'duplicate'],
		[
			'of more wheels than a pair has',
			{ serials: [FRONT, REAR, 'MQC50A259999'] },
			'more_than_repaired',
		],
	])('cannot be recorded %s', async (_case, given, code) => {
		const all = await delivered([FRONT, REAR], 2);
		expect(await readCode(await all.act('repairs', repair(given)))).toBe(code);
	});

	test('is not noted without a name where it was packed without one', async () => {
		const all = await delivered([], 1, { quantity: 1, variant: WHEEL });
		expect(await readCode(await all.act('repairs', repair()))).toBe('which_wheels');
		expect((await all.act('repairs', repair({ serials: [FRONT] }))).status).toBe(200);
		await register(all.host.ask, FRONT, '', { values: { purchase_date: TODAY } });
		expect(await readCode(await extendInLog(all.host, FRONT))).toBe('extended_before');
	});

	test('gains its year beside the other wheel of its pair', async () => {
		const all = await delivered([FRONT, REAR], 1, { quantity: 1 });
		expect((await all.act('repairs', repair({ serials: [FRONT, REAR] }))).status).toBe(200);
		expect(await pressRegister(all)).toMatchObject([
			{ serial_number: FRONT, legal_ends_on: LONGER },
			{ serial_number: REAR, legal_ends_on: LONGER },
		]);
	});

	test('cannot be recorded in an order without it', async () => {
		const first = await delivered([FRONT], 1, { quantity: 1 });
		const who = { email: 'berta@mail.example', address: '192.0.2.77', quantity: 1 };
		const second = await deliver(await aPaidOrder(first.host, who), [], 1);
		expect(await readCode(await second.act('repairs', repair({ serials: [FRONT] })))).toBe(
			'of_another_line',
		);
		expect((await second.act('repairs', repair({ serials: [REAR] }))).status).toBe(200);
	});

	test('gains at most one year, and each recorded year, in any order of events', async () => {
		const host = await aHost({ clock });
		const [example] = await host.db.select().from(serials).where(eq(serials.serial_number, FRONT));
		if (!example) throw new Error('the seed has no such wheel');
		await putOnShelf(host, WHEEL, 900);
		let count = 0;
		const anEvent = fc.constantFrom(
			'note A',
			'note B',
			'note both',
			'note unnamed',
			'log A',
			'log B',
			'press',
			'send form',
		);
		const somePacked = fc.subarray(['A', 'B']);
		const someEvents = fc.array(anEvent, { minLength: 2, maxLength: 8 });
		await fc.assert(
			fc.asyncProperty(somePacked, someEvents, async (named, events) => {
				count += 1;
				const toSerial = (name: string) => `TRY-${name}-${count}`;
				const wheels = ['A', 'B'].map(toSerial);
				const [a = '', b = ''] = wheels;
				const rows = wheels.map((serial_number) => ({
					...example,
					serial_number,
					look: serial_number,
				}));
				await host.db.insert(serials).values(rows);
				const email = `anna-${count}@mail.example`;
				// A network of its own: a visitor's questions about serials are counted.
				const address = `10.${count >> 8}.${count % 256}.1`;
				const headers = { 'x-forwarded-for': address };
				const values = { email, purchase_date: TODAY };
				const all = await deliver(await aPaidOrder(host, { email, address }), named.map(toSerial));
				const gained = new Map(wheels.map((serial) => [serial, 0]));
				const note = async (noted: string[]) => {
					const body = repair({ serials: noted, quantity: Math.max(1, noted.length) });
					const { status } = await all.act('repairs', body);
					expect(noted.length === 0 && status === 200).toBe(false);
					return status === 200 ? noted : [];
				};
				const log = async (serial: string) =>
					(await extendInLog(host, serial)).status === 200 ? [serial] : [];
				const sendForm = async () => {
					await register(host.ask, a, b, { headers, values });
					return [];
				};
				const acts = {
					'note A': () => note([a]),
					'note B': () => note([b]),
					'note both': () => note([a, b]),
					'note unnamed': () => note([]),
					'log A': () => log(a),
					'log B': () => log(b),
					press: async () => {
						await all.buyer.ask('POST', `orders/${all.id}/registrations`, {});
						return [];
					},
					'send form': sendForm,
				};
				for (const event of events) {
					for (const serial of await acts[event]()) {
						gained.set(serial, (gained.get(serial) ?? 0) + 1);
					}
				}
				await sendForm();
				expect(Math.max(...gained.values())).toBeLessThanOrEqual(1);
				for (const serial of wheels) {
					const { legal_ends_on } = await getRow(host, serial);
					expect(legal_ends_on).toBe(gained.get(serial) === 1 ? LONGER : LEGAL);
				}
			}),
			{ numRuns: runs(200) },
		);
	}, 120_000);
});
