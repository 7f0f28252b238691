import { submitForm as record } from '#contract/forms/submissions.ts';
import { readData } from './host-conformance.ts';
import type { Ask } from './host.ts';
import { submitForm, type SubmitOptions } from './submit-form.ts';

export const FRONT = 'MQC50A250117';
export const REAR = 'MQC50P250118';

export const register = (
	ask: Ask,
	first: string,
	second = '',
	{ values, ...options }: SubmitOptions = {},
) =>
	submitForm(ask, 'warranty', {
		...options,
		values: { serial_number: first, serial_number_second: second, ...values },
	});

export const registered = async (...given: Parameters<typeof register>) =>
	readData(record, await register(...given));

export const toOutcomes = (result: { wheels: { serial_number: string; outcome: string }[] }) =>
	result.wheels.map(({ serial_number, outcome }) => [serial_number, outcome]);
