import type { PageSeed } from '../../types.ts';
import { legalPage, VERSION_OF_FORMS } from './legal-common.ts';
import { CONTRACT_SECTIONS } from './legal-terms-contract.ts';
import { RIGHTS_SECTIONS } from './legal-terms-rights.ts';

/** Conditions accepted with every order; the accepted version is stored with it. */
export const GENERAL_CONDITIONS_PAGE: PageSeed = legalPage({
	id: 'general-conditions',
	slug: {
		it: 'condizioni-generali-di-contratto',
		en: 'general-conditions',
		es: 'condiciones-generales-de-contratacion',
		fr: 'conditions-generales-de-vente',
		ja: 'sales-conditions',
	},
	title: {
		it: 'Condizioni generali di contratto',
		en: 'General conditions of contract',
		es: 'Condiciones generales de contratación',
		fr: 'Conditions générales de vente',
		ja: '契約の一般条件',
	},
	description: {
		it: 'Come si compra su questo sito: ordine, prezzi e IVA, pagamento, consegna, recesso, resi e garanzia legale.',
		en: 'How to buy on this site: order, prices and VAT, payment, delivery, withdrawal, returns and the legal guarantee.',
		es: 'Cómo se compra en este sitio: pedido, precios e IVA, pago, entrega, desistimiento, devoluciones y garantía legal.',
		fr: 'Comment acheter sur ce site : commande, prix et TVA, paiement, livraison, rétractation, retours et garantie légale.',
		ja: '当サイトでのご購入条件：ご注文、価格と税、お支払い、配送、撤回、返品、法定保証。',
	},
	sections: [...CONTRACT_SECTIONS, ...RIGHTS_SECTIONS, VERSION_OF_FORMS],
});
