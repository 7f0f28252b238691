import type { PageSeed, Texts } from '../../types.ts';
import { COMPANY, dataList, legalPage, SEAT, VERSION } from './legal-common.ts';

const identity: Texts = {
	it: dataList([
		['Denominazione:', COMPANY.legal_name],
		['Sede legale:', `${SEAT}, Italia`],
		['Partita IVA:', COMPANY.vat_number],
		['Codice fiscale:', COMPANY.tax_code],
		['Registro delle imprese:', COMPANY.company_register],
		['Numero REA:', COMPANY.rea_number],
		['Capitale sociale:', COMPANY.share_capital?.it],
	]),
	en: dataList([
		['Name:', COMPANY.legal_name],
		['Registered office:', `${SEAT}, Italy`],
		['VAT number:', COMPANY.vat_number],
		['Tax code:', COMPANY.tax_code],
		['Companies Register:', COMPANY.company_register],
		['REA number:', COMPANY.rea_number],
		['Share capital:', COMPANY.share_capital?.en],
	]),
	es: dataList([
		['Denominación:', COMPANY.legal_name],
		['Domicilio social:', `${SEAT}, Italia`],
		['NIF-IVA:', COMPANY.vat_number],
		['Código fiscal:', COMPANY.tax_code],
		['Registro mercantil:', COMPANY.company_register],
		['Número REA:', COMPANY.rea_number],
		['Capital social:', COMPANY.share_capital?.es],
	]),
	fr: dataList([
		['Dénomination :', COMPANY.legal_name],
		['Siège social :', `${SEAT}, Italie`],
		['Numéro de TVA :', COMPANY.vat_number],
		['Code fiscal :', COMPANY.tax_code],
		['Registre des entreprises :', COMPANY.company_register],
		['Numéro REA :', COMPANY.rea_number],
		['Capital social :', COMPANY.share_capital?.fr],
	]),
	ja: dataList([
		['商号：', COMPANY.legal_name],
		['本社所在地：', `${SEAT}、イタリア`],
		['VAT番号：', COMPANY.vat_number],
		['納税者番号：', COMPANY.tax_code],
		['企業登記簿：', COMPANY.company_register],
		['REA番号：', COMPANY.rea_number],
		['資本金：', COMPANY.share_capital?.ja],
	]),
};

const contacts: Texts = {
	it: dataList([
		['E-mail:', COMPANY.email],
		['PEC:', COMPANY.certified_email],
		['Telefono:', COMPANY.phone],
		['Sito:', COMPANY.website],
	]),
	en: dataList([
		['E-mail:', COMPANY.email],
		['Certified e-mail (PEC):', COMPANY.certified_email],
		['Telephone:', COMPANY.phone],
		['Website:', COMPANY.website],
	]),
	es: dataList([
		['Correo electrónico:', COMPANY.email],
		['Correo electrónico certificado (PEC):', COMPANY.certified_email],
		['Teléfono:', COMPANY.phone],
		['Sitio web:', COMPANY.website],
	]),
	fr: dataList([
		['E-mail :', COMPANY.email],
		['E-mail certifié (PEC) :', COMPANY.certified_email],
		['Téléphone :', COMPANY.phone],
		['Site :', COMPANY.website],
	]),
	ja: dataList([
		['メール：', COMPANY.email],
		['認証付きメール（PEC）：', COMPANY.certified_email],
		['電話：', COMPANY.phone],
		['ウェブサイト：', COMPANY.website],
	]),
};

const group = (lead: Texts): Texts => ({
	it: `<p>${lead.it}${COMPANY.group_note ? ` ${COMPANY.group_note.it}` : ''}</p>`,
	en: `<p>${lead.en}${COMPANY.group_note ? ` ${COMPANY.group_note.en}` : ''}</p>`,
	es: `<p>${lead.es}${COMPANY.group_note ? ` ${COMPANY.group_note.es}` : ''}</p>`,
	fr: `<p>${lead.fr}${COMPANY.group_note ? ` ${COMPANY.group_note.fr}` : ''}</p>`,
	ja: `<p>${lead.ja}${COMPANY.group_note?.ja ?? ''}</p>`,
});

export const COMPANY_INFO_PAGE: PageSeed = legalPage({
	id: 'company-info',
	title: {
		it: 'Dati societari',
		en: 'Company information',
		es: 'Aviso legal',
		fr: 'Mentions légales',
		ja: '会社情報',
	},
	description: {
		it: 'Denominazione, sede, partita IVA, registro delle imprese e recapiti della società che gestisce questo sito.',
		en: 'Name, registered office, VAT number, register entry and contacts of the company that runs this site.',
		es: 'Denominación, domicilio, NIF-IVA, registro y contactos de la sociedad que gestiona este sitio.',
		fr: 'Dénomination, siège, numéro de TVA, registre et coordonnées de la société qui exploite ce site.',
		ja: '本サイトを運営する会社の商号、所在地、VAT番号、登記事項、連絡先を記載しています。',
	},
	sections: [
		{
			title: {
				it: 'Chi gestisce il sito',
				en: 'Who runs the site',
				es: 'Quién gestiona el sitio',
				fr: 'Éditeur du site',
				ja: 'サイトの運営者',
			},
			html: group({
				it: `Questo sito è gestito da ${COMPANY.legal_name}, che progetta e produce ruote e componenti per bicicletta.`,
				en: `This site is run by ${COMPANY.legal_name}, which designs and makes bicycle wheels and components.`,
				es: `Este sitio lo gestiona ${COMPANY.legal_name}, que diseña y fabrica ruedas y componentes de bicicleta.`,
				fr: `Ce site est exploité par ${COMPANY.legal_name}, qui conçoit et fabrique des roues et des composants de vélo.`,
				ja: `本サイトは、自転車用ホイールとコンポーネントを設計、製造する${COMPANY.legal_name}が運営しています。`,
			}),
		},
		{
			title: {
				it: 'Dati identificativi',
				en: 'Company details',
				es: 'Datos identificativos',
				fr: 'Identification de la société',
				ja: '会社概要',
			},
			html: identity,
		},
		{
			title: {
				it: 'Recapiti',
				en: 'How to reach us',
				es: 'Contactos',
				fr: 'Coordonnées',
				ja: '連絡先',
			},
			html: contacts,
		},
		{
			title: {
				it: 'Sicurezza dei prodotti',
				en: 'Product safety',
				es: 'Seguridad de los productos',
				fr: 'Sécurité des produits',
				ja: '製品の安全',
			},
			html: {
				it: '<p>Ai fini del regolamento (UE) 2023/988 il fabbricante dei prodotti presentati sul sito è la società indicata sopra; indirizzo postale e recapito elettronico sono quelli di questa pagina. Avvertenze e limiti d’uso si trovano nella scheda di ogni prodotto e nel suo manuale. Chi rileva un difetto che può mettere in pericolo smetta di usare il prodotto e ci scriva indicando il numero di serie.</p>',
				en: '<p>For the purposes of Regulation (EU) 2023/988 the manufacturer of the products shown on the site is the company named above; its postal and electronic addresses are those on this page. Warnings and limits of use are on each product’s page and in its manual. If you find a defect that could be dangerous, stop using the product and write to us with the serial number.</p>',
				es: '<p>A efectos del Reglamento (UE) 2023/988, el fabricante de los productos presentados en el sitio es la sociedad indicada arriba; su dirección postal y electrónica son las de esta página. Las advertencias y los límites de uso están en la ficha de cada producto y en su manual. Quien detecte un defecto que pueda ser peligroso debe dejar de usar el producto y escribirnos con el número de serie.</p>',
				fr: '<p>Aux fins du règlement (UE) 2023/988, le fabricant des produits présentés sur le site est la société désignée ci-dessus ; ses adresses postale et électronique figurent sur cette page. Les avertissements et limites d’emploi se trouvent sur la fiche de chaque produit et dans sa notice. Si vous constatez un défaut susceptible d’être dangereux, cessez d’utiliser le produit et écrivez-nous en indiquant le numéro de série.</p>',
				ja: '<p>規則（EU）2023/988における製造者は、上記の会社です。郵便および電子連絡先は本ページに記載のとおりです。警告と使用条件は、各製品のページと取扱説明書に記載しています。危険につながるおそれのある不具合に気付いた場合は、使用を中止し、シリアル番号を添えてご連絡ください。</p>',
			},
		},
		{
			title: {
				it: 'Contenuti e marchi',
				en: 'Content and trade marks',
				es: 'Contenidos y marcas',
				fr: 'Contenus et marques',
				ja: 'コンテンツと商標',
			},
			html: {
				it: '<p>Testi, disegni, immagini e documenti del sito appartengono alla società o sono usati con licenza. Si possono scaricare e stampare per uso personale e per l’assistenza ai prodotti; ogni altro uso richiede un’autorizzazione scritta. I dati tecnici sono aggiornati alla data indicata su ogni scheda: per il montaggio vale sempre il manuale consegnato con il prodotto.</p>',
				en: '<p>Texts, drawings, pictures and documents on the site belong to the company or are used under licence. They may be downloaded and printed for personal use and for servicing the products; any other use needs written permission. Technical data is current on the date given with each sheet: for installation the manual delivered with the product always prevails.</p>',
				es: '<p>Los textos, dibujos, imágenes y documentos del sitio pertenecen a la sociedad o se usan con licencia. Pueden descargarse e imprimirse para uso personal y para el mantenimiento de los productos; cualquier otro uso requiere autorización escrita. Los datos técnicos están actualizados a la fecha de cada ficha: para el montaje prevalece siempre el manual entregado con el producto.</p>',
				fr: '<p>Les textes, dessins, images et documents du site appartiennent à la société ou sont utilisés sous licence. Ils peuvent être téléchargés et imprimés pour un usage personnel et pour l’entretien des produits ; tout autre usage requiert une autorisation écrite. Les données techniques sont à jour à la date indiquée sur chaque fiche : pour le montage, la notice livrée avec le produit fait toujours foi.</p>',
				ja: '<p>本サイトの文章、図面、画像、文書は当社に帰属するか、許諾を得て使用しているものです。個人での利用と製品の整備を目的としたダウンロードと印刷は自由です。それ以外の利用には書面による許可が必要です。技術データは各資料に記載の日付時点のものです。取り付けにあたっては、製品に付属する取扱説明書が常に優先します。</p>',
			},
		},
		VERSION,
	],
});
