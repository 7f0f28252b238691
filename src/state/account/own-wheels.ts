import type { ApiResult } from '#api/result.ts';
import { listOwnWheels, openOwnWheel } from '#contract/customers/wheels.ts';
import type { DataOf } from '#contract/endpoint.ts';
import type { Locale } from '#contract/locales.ts';
import type { Passport } from '#contract/wheels/passports.ts';
import { askAsCustomer } from './account.ts';

export const findOwnWheels = (locale: Locale): Promise<ApiResult<Passport[]>> =>
	askAsCustomer(listOwnWheels, { query: { locale } });

/** Finds the secret that opens a wheel's passport on its own page. */
export const findWheelKey = (
	serial_number: string,
): Promise<ApiResult<DataOf<typeof openOwnWheel>>> =>
	askAsCustomer(openOwnWheel, { body: { serial_number } });
