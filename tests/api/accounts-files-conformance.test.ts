import { beforeAll } from 'vitest';
import { toAddress, toCookie, ORIGIN, PASSWORD, trySignIn } from '../support/desk.ts';
import { conformsPrivately, hostUnderTest } from '../support/host-conformance.ts';

const ask = hostUnderTest();
let headers: Record<string, string>;
beforeAll(async () => {
	const { name, value } = toCookie(await trySignIn(ask, toAddress('admin'), PASSWORD));
	headers = { cookie: `${name}=${value}`, origin: ORIGIN };
});
const plainly = (path: string) => async () => ({ path, init: { headers } });
conformsPrivately('exportVat', ask, {
	request: plainly('/desk/accounts/vat/export?year=2025&quarter=2'),
});
conformsPrivately('exportTakings', ask, {
	request: plainly('/desk/accounts/takings/export?from=2025-06-01&to=2025-06-30'),
});
conformsPrivately('exportInvoiceFiles', ask, {
	request: plainly('/desk/accounts/invoices/files?from=2025-06-01&to=2025-06-30'),
});
