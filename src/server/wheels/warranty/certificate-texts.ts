import type { Locale } from '#contract/locales.ts';

export interface CertificateTexts {
	title: string;
	serial: string;
	purchased: string;
	registered: string;
	reference: string;
	/** The legal guarantor and the later one, and for how many `{years}` from the purchase. */
	seller: string;
	sellerDuty: string;
	maker: string;
	makerDuty: string;
	until: string;
	conditions: string;
	terms: readonly string[];
	keep: string;
}

/** `{brand}` is the maker's name; `{date}` the last day of a term. */
export const CERTIFICATE_TEXTS: Record<Locale, CertificateTexts> = {
	it: {
		title: 'Certificato di estensione della garanzia',
		serial: 'Numero seriale (MQC)',
		purchased: 'Acquistata il',
		registered: 'Registrata il',
		reference: 'Riferimento',
		seller: 'Garanzia legale',
		sellerDuty: '{years} anni: ne risponde il venditore.',
		maker: 'Estensione {brand}',
		makerDuty: 'Fino a {years} anni dall’acquisto: ne risponde il produttore.',
		until: 'fino al {date}',
		conditions: 'Condizioni in breve',
		terms: [
			'L’estensione vale per il primo proprietario e termina se la ruota passa di mano. La garanzia legale resta quella prevista dalla legge.',
			'Copre i difetti di materiale e di lavorazione. Restano esclusi urti, montaggio errato, pressione oltre il limite e parti soggette a usura.',
			'Per farla valere servono questo certificato e la prova di acquisto originale.',
			'È gratuita, si aggiunge ai diritti verso il venditore e non li limita.',
		],
		keep: 'Conserva il certificato insieme alla prova di acquisto.',
	},
	en: {
		title: 'Certificate of warranty extension',
		serial: 'Serial number (MQC)',
		purchased: 'Purchased on',
		registered: 'Registered on',
		reference: 'Reference',
		seller: 'Legal guarantee',
		sellerDuty: '{years} years, from the seller.',
		maker: '{brand} extension',
		makerDuty: 'Up to {years} years from purchase, from the manufacturer.',
		until: 'until {date}',
		conditions: 'Conditions in short',
		terms: [
			'The extension is for the first owner and ends when the wheel changes hands. The legal guarantee is as the law provides.',
			'It covers defects in material and workmanship. Impacts, incorrect fitting, pressure above the limit and parts that wear are not covered.',
			'To claim under it you need this certificate and the original proof of purchase.',
			'It is free of charge, comes on top of your rights against the seller and does not limit them.',
		],
		keep: 'Keep this certificate with your proof of purchase.',
	},
	es: {
		title: 'Certificado de extensión de garantía',
		serial: 'Número de serie (MQC)',
		purchased: 'Comprada el',
		registered: 'Registrada el',
		reference: 'Referencia',
		seller: 'Garantía legal',
		sellerDuty: '{years} años: responde el vendedor.',
		maker: 'Extensión {brand}',
		makerDuty: 'Hasta {years} años desde la compra: responde el fabricante.',
		until: 'hasta el {date}',
		conditions: 'Condiciones en breve',
		terms: [
			'La extensión es para el primer propietario y termina si la rueda cambia de manos. La garantía legal es la que fija la ley.',
			'Cubre los defectos de material y de fabricación. Quedan fuera los golpes, el montaje incorrecto, la presión por encima del límite y las piezas de desgaste.',
			'Para hacerla valer se necesitan este certificado y el comprobante de compra original.',
			'Es gratuita, se suma a los derechos frente al vendedor y no los limita.',
		],
		keep: 'Guarda este certificado junto con el comprobante de compra.',
	},
	fr: {
		title: 'Certificat d’extension de garantie',
		serial: 'Numéro de série (MQC)',
		purchased: 'Achetée le',
		registered: 'Enregistrée le',
		reference: 'Référence',
		seller: 'Garantie légale',
		sellerDuty: '{years} ans : le vendeur en répond.',
		maker: 'Extension {brand}',
		makerDuty: 'Jusqu’à {years} ans après l’achat : le fabricant en répond.',
		until: 'jusqu’au {date}',
		conditions: 'Conditions en bref',
		terms: [
			'L’extension est réservée au premier propriétaire et prend fin si la roue change de mains. La garantie légale reste celle que prévoit la loi.',
			'Elle couvre les défauts de matière et de fabrication. Sont exclus les chocs, un montage incorrect, une pression au-delà de la limite et les pièces d’usure.',
			'Pour la faire valoir, il faut ce certificat et la preuve d’achat originale.',
			'Elle est gratuite, s’ajoute aux droits envers le vendeur et ne les limite pas.',
		],
		keep: 'Conservez ce certificat avec la preuve d’achat.',
	},
	ja: {
		title: '保証延長証明書',
		serial: 'シリアル番号（MQC）',
		purchased: '購入日',
		registered: '登録日',
		reference: '受付番号',
		seller: '法定保証',
		sellerDuty: '{years}年間。販売店が責任を負います。',
		maker: '{brand} 延長保証',
		makerDuty: '購入から{years}年まで。メーカーが保証します。',
		until: '{date}まで',
		conditions: '主な条件',
		terms: [
			'延長保証は最初の所有者のみが対象で、ホイールの所有者が変わると終了します。法定保証は法律の定めによります。',
			'材料および製造上の欠陥を保証します。衝撃、誤った取り付け、上限を超える空気圧、消耗部品は対象外です。',
			'保証をお受けになる際は、本証明書と購入証明書の原本が必要です。',
			'延長保証は無償です。販売店に対する権利に加わるもので、それを制限しません。',
		],
		keep: '本証明書は購入証明書とともに保管してください。',
	},
};
