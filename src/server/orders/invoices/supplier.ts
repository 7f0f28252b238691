import { findSettings } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { Supplier } from '../fattura/invoice.ts';
import { orderRules } from '../record/rules.ts';

/** `TV-000000`: the office, and the number there. */
const REA = /^([A-Z]{2})[\s-]*(\d+)$/;

/** Seller as in the current settings. */
export async function getSupplier(db: Db | Tx): Promise<Supplier> {
	const settings = await findSettings(db, 'it');
	if (!settings) throw new Error('the row of settings is missing: invoices need the seller');
	const { transfer_iban, distance_sale_nature, san_marino_private_nature } = await orderRules(db);
	const { company } = settings;
	const [, office = '', number = ''] = REA.exec(company.rea_number ?? '') ?? [];
	return {
		vat_number: company.vat_number.replace(/^IT/, ''),
		tax_code: company.tax_code,
		legal_name: company.legal_name,
		street: company.street,
		postal_code: company.postal_code,
		city: company.city,
		province: company.province,
		// Capital and members are free text in the settings, and not required on every invoice.
		register:
			number === ''
				? null
				: { office, number, share_capital: null, has_sole_member: null, is_in_liquidation: false },
		iban: transfer_iban,
		distance_sale_nature,
		san_marino_private_nature,
	};
}
