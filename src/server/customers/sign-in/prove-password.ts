import type { Customer } from '#server/identity/customer-route.ts';
import { isPassword } from '#server/identity/passwords.ts';
import type { Client } from '#server/kernel/client.ts';
import { problem } from '#server/kernel/problem.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { beginTry, noteSuccess } from '#server/platform/limits/tries.ts';
import type { Services } from '#server/platform/services.ts';
import { passwordAt } from '../account.ts';
import { PASSWORD } from '../limits.ts';

/**
 * Checks the password once more before an irreversible action, for an open browser does not prove
 * its owner. Returns the stored password if it is right, else the refusal. Comparing is slow and
 * holds no lock: the caller's transaction has to check that the stored password was not replaced
 * meanwhile.
 */
export async function provePassword(
	{
		db,
		clock,
		client,
		customer,
	}: Pick<Services, 'db' | 'clock'> & {
		client: Client;
		customer: Customer;
	},
	password: string,
): Promise<Response | { stored: string }> {
	const attempt = { account: customer.email, client, now: clock() };
	const taken = await beginTry(db, PASSWORD, attempt);
	if (!taken.isAllowed) return tooMany(taken);
	const stored = await passwordAt(db, customer.email);
	if (stored === null || !(await isPassword(password, stored))) {
		return problem('validation_failed', [{ path: 'current_password', code: 'wrong_password' }]);
	}
	await noteSuccess(db, PASSWORD, attempt);
	return { stored };
}
