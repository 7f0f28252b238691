import type { ApiResult } from '#api/result.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { listOwnConsents, revokeOwnConsent } from '#contract/measurement/consent.ts';
import { askAsCustomer } from './account.ts';

export const findConsents = (): Promise<ApiResult<DataOf<typeof listOwnConsents>>> =>
	askAsCustomer(listOwnConsents);

/** Revokes a consent; the page stops at once where it was that of this device. */
export async function endConsent(id: string): Promise<ApiResult<DataOf<typeof revokeOwnConsent>>> {
	const result = await askAsCustomer(revokeOwnConsent, { params: { id } });
	if (result.ok) dispatchEvent(new Event('consent-chosen'));
	return result;
}
