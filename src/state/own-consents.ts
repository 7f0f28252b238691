import type { ApiResult } from '#api/result.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { listOwnConsents, revokeOwnConsent } from '#contract/measurement/consent.ts';
import { askAsCustomer } from './account.ts';

export const findConsents = (): Promise<ApiResult<DataOf<typeof listOwnConsents>>> =>
	askAsCustomer(listOwnConsents);

export const endConsent = (id: string): Promise<ApiResult<DataOf<typeof revokeOwnConsent>>> =>
	askAsCustomer(revokeOwnConsent, { params: { id } });
