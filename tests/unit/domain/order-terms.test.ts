import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayInRome, daysAfter, daysBetween } from '../../../src/domain/time/days.ts';
import {
	deliveredOn,
	guestSession,
	isInTime,
	lastReturnDay,
	lastWithdrawalDay,
	refundClock,
	transferTerm,
} from '../../../src/domain/orders/order-terms.ts';
import { isWorkingDay } from '../../../src/domain/time/working-days.ts';

describe('the return window', () => {
	test.each([
		['2026-11-02', '2026-11-16'],
		['2026-11-07', '2026-11-21'],
		['2026-12-11', '2026-12-25'],
		['2028-02-16', '2028-03-01'],
	])('for goods received on %s ends with %s, on any weekday', (delivered, last) => {
		expect(lastReturnDay(delivered)).toBe(last);
	});

	test('ends at midnight in Rome', () => {
		const last = lastReturnDay('2026-11-02');
		expect(isInTime(new Date('2026-11-16T22:59:59.999Z'), last)).toBe(true);
		expect(isInTime(new Date('2026-11-16T23:00:00.000Z'), last)).toBe(false);
	});

	test('ends an hour earlier by UTC in summer', () => {
		const last = lastReturnDay('2026-07-01');
		expect(isInTime(new Date('2026-07-15T21:59:59.999Z'), last)).toBe(true);
		expect(isInTime(new Date('2026-07-15T22:00:00.000Z'), last)).toBe(false);
	});

	test('is open while a parcel is missing', () => {
		expect(lastReturnDay(null)).toBeNull();
		expect(isInTime(new Date('2030-01-01T00:00:00Z'), null)).toBe(true);
	});
});

describe('an order is delivered', () => {
	const at = (instant: string) => new Date(instant);
	test('with its last parcel, on the day in Rome', () => {
		expect(deliveredOn([at('2026-11-04T10:00:00Z'), at('2026-11-02T23:30:00Z')])).toBe(
			'2026-11-04',
		);
		expect(deliveredOn([at('2026-11-02T23:30:00Z')])).toBe('2026-11-03');
	});

	test('not while a parcel is missing, or none was sent', () => {
		expect(deliveredOn([at('2026-11-04T10:00:00Z'), null])).toBeNull();
		expect(deliveredOn([])).toBeNull();
	});
});

describe('the last day to withdraw', () => {
	test.each([
		['2026-11-02', '2026-11-16', 'a Monday'],
		['2026-11-07', '2026-11-23', 'Saturday the 21st, so Monday'],
		['2026-11-08', '2026-11-23', 'Sunday the 22nd, so Monday'],
		['2026-12-11', '2026-12-28', 'Christmas, Saint Stephen, Sunday, so the 28th'],
		['2026-11-24', '2026-12-09', 'the Immaculate Conception, so the day after'],
		['2027-03-15', '2027-03-30', 'Easter Monday, so Tuesday'],
		['2028-02-15', '2028-02-29', 'a leap day'],
	])('for goods received on %s is %s: %s', (delivered, last) => {
		expect(lastWithdrawalDay(delivered, delivered)).toBe(last);
		expect(lastWithdrawalDay(delivered, '2026-10-01')).toBe(last);
	});

	test.each([
		['never', null, '2027-11-16'],
		['three days after the delivery', '2026-11-05', '2026-11-19'],
		['half a year later', '2027-05-03', '2027-05-17'],
		['half a year later, on a Saturday', '2027-05-01', '2027-05-17'],
		['on the last day of that year', '2027-11-16', '2027-11-30'],
		['later than that', '2027-11-17', '2027-11-16'],
	])('for a buyer informed of it %s', (_, told, last) => {
		expect(lastWithdrawalDay('2026-11-02', told)).toBe(last);
	});

	test('is open while a parcel is missing', () => {
		expect(lastWithdrawalDay(null, null)).toBeNull();
	});

	test('is a working day, 14 or slightly more days later, and never before the return window ends', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 7300 }), (days) => {
				const delivered = daysAfter('2026-01-01', days);
				const last = lastWithdrawalDay(delivered, delivered);
				if (last === null) throw new Error('open');
				expect(isWorkingDay(last)).toBe(true);
				expect(daysBetween(delivered, last)).toBeGreaterThanOrEqual(14);
				expect(daysBetween(delivered, last)).toBeLessThanOrEqual(19);
				for (let day = daysAfter(delivered, 14); day < last; day = daysAfter(day, 1)) {
					expect(isWorkingDay(day)).toBe(false);
				}
			}),
		);
	});
});

describe('the clock of a withdrawal’s refund', () => {
	const stated_on = '2026-11-16';
	test.each([
		['nothing is on its way', null, null, null, null],
		['the goods were shown to be sent', '2026-11-18', null, '2026-11-30', 7],
		['the goods are back', null, '2026-11-20', '2026-11-30', 7],
		['sent in time, back late', '2026-11-28', '2026-12-04', '2026-11-30', 7],
		['sent after the term', '2026-12-02', null, '2026-12-02', 9],
		['back after the term, sent unseen', null, '2026-12-05', '2026-12-05', 12],
	])('%s', (_, sent_on, received_on, due_on, days_left) => {
		expect(refundClock({ stated_on, sent_on, received_on }, '2026-11-23')).toEqual({
			due_on,
			days_left,
			send_by: '2026-11-30',
		});
	});

	test('counts the days of delay', () => {
		const clock = refundClock({ stated_on, sent_on: stated_on, received_on: null }, '2026-12-02');
		expect(clock.days_left).toBe(-2);
	});
});

describe('an order by bank transfer', () => {
	test.each([
		['2026-11-23T10:00:00Z', 7, '2026-11-30', '2026-11-30T23:00:00.000Z', '2026-11-28'],
		['2026-11-23T23:30:00Z', 7, '2026-12-01', '2026-12-01T23:00:00.000Z', '2026-11-29'],
		['2026-10-20T10:00:00Z', 7, '2026-10-27', '2026-10-27T23:00:00.000Z', '2026-10-25'],
		['2026-03-24T10:00:00Z', 5, '2026-03-29', '2026-03-29T22:00:00.000Z', '2026-03-27'],
		['2026-11-23T10:00:00Z', 3, '2026-11-26', '2026-11-26T23:00:00.000Z', '2026-11-24'],
		['2026-11-23T10:00:00Z', 2, '2026-11-25', '2026-11-25T23:00:00.000Z', null],
		['2026-11-23T10:00:00Z', 0, '2026-11-23', '2026-11-23T23:00:00.000Z', null],
	])('placed at %s for %i days', (placed, days, last_day, expires, remind_on) => {
		const term = transferTerm(new Date(placed), days);
		expect(term).toEqual({ last_day, expires_at: new Date(expires), remind_on });
	});

	test('expires when its last day is over, whatever the clocks do', () => {
		const instants = fc.date({
			min: new Date('2026-01-01T00:00:00Z'),
			max: new Date('2036-01-01T00:00:00Z'),
			noInvalidDate: true,
		});
		fc.assert(
			fc.property(instants, fc.integer({ min: 0, max: 30 }), (placed, days) => {
				const { last_day, expires_at } = transferTerm(placed, days);
				expect(dayInRome(new Date(expires_at.getTime() - 1))).toBe(last_day);
				expect(dayInRome(expires_at)).toBe(daysAfter(last_day, 1));
				expect(daysBetween(dayInRome(placed), last_day)).toBe(days);
			}),
		);
	});
});

describe('a guest’s session', () => {
	const sign = new Date('2026-11-23T10:00:00.000Z');
	test.each([
		['2026-11-23T10:00:00.000Z', 'open'],
		['2026-11-23T10:27:59.999Z', 'open'],
		['2026-11-23T10:28:00.000Z', 'ending'],
		['2026-11-23T10:29:59.999Z', 'ending'],
		['2026-11-23T10:30:00.000Z', 'over'],
		['2026-11-23T10:31:00.000Z', 'over'],
	])('at %s is %s', (now, state) => {
		expect(guestSession(sign, new Date(now))).toEqual({
			state,
			warns_at: new Date('2026-11-23T10:28:00.000Z'),
			ends_at: new Date('2026-11-23T10:30:00.000Z'),
		});
	});

	test('slides with each sign', () => {
		const later = new Date('2026-11-23T10:29:00.000Z');
		expect(guestSession(later, new Date('2026-11-23T10:50:00.000Z')).state).toBe('open');
	});
});
