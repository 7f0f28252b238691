import { SELLER_NOTICE } from '#contract/checkout/seller-notice.ts';
import { MARKETS } from '../../markets.ts';
import { SETTINGS } from '../../settings.ts';
import type { PageSeed } from '../../types.ts';
import { COMPANY, dataList, SEAT } from './legal-common.ts';

const { legal_name, representative, phone, email, website, vat_number } = COMPANY;
const { company_register, rea_number } = COMPANY;

/** Shipping methods to Japan, chosen as in carts. */
const SENDING = MARKETS.shipping.filter((way) => way.price_list_id === 'japan-2025');
const TRANSFER_DAYS = MARKETS.orders?.transfer_days;

const DAYS = {
	it: { mon: 'lunedì', tue: 'martedì', wed: 'mercoledì', thu: 'giovedì', fri: 'venerdì' },
	ja: { mon: '月', tue: '火', wed: '水', thu: '木', fri: '金' },
} as const;
type Language = keyof typeof DAYS;

/** Support hours; the seller works from Monday to Friday. */
function hoursIn(language: Language): string {
	const names: Readonly<Record<string, string>> = DAYS[language];
	const [first] = SETTINGS.shop.support_hours;
	const times = SETTINGS.shop.support_hours
		.map(({ opens, closes }) => (language === 'ja' ? `${opens}～${closes}` : `${opens}–${closes}`))
		.join(language === 'ja' ? '、' : ', ');
	const days = [first?.from_day ?? 'mon', first?.to_day ?? 'fri'].map((day) => names[day] ?? day);
	return language === 'ja'
		? `${days.join('～')}曜日 ${times}（イタリア時間）`
		: `${days.join('–')} ${times} (ora italiana)`;
}

const yen = (amount: number, language: Language) =>
	language === 'ja' ? `${amount.toLocaleString('ja')}円` : `${amount.toLocaleString('it')} yen`;

const shippingIn = (language: Language) =>
	SENDING.map(({ amount, free_from }) => {
		const cost = yen(amount, language);
		if (free_from === null) {
			return language === 'ja' ? `全国一律${cost}` : `${cost} in tutto il Paese`;
		}
		const from = yen(free_from, language);
		return language === 'ja'
			? `全国一律${cost}（商品合計${from}以上は無料）`
			: `${cost} in tutto il Paese, gratis da ${from} di articoli`;
	}).join(language === 'ja' ? '、' : ', ');

const timesIn = (language: Language) =>
	SENDING.map(({ time_from, time_to }) =>
		language === 'ja'
			? `${time_from}～${time_to}営業日`
			: `${time_from}–${time_to} giorni lavorativi`,
	).join(language === 'ja' ? '、' : ', ');

const section = (title: string, html: string) => ({ type: 'rich_text', title, html }) as const;

const JAPANESE = [
	section(
		'販売者',
		dataList([
			['販売業者：', legal_name],
			['代表者：', representative],
			['所在地：', `${SEAT}、イタリア`],
			['電話番号：', phone],
			['電話受付時間：', hoursIn('ja')],
			['メールアドレス：', email],
			['ウェブサイト：', website],
			['VAT番号：', vat_number],
			['企業登記：', [company_register, rea_number].filter(Boolean).join('、')],
		]),
	),
	section(
		'販売価格と商品代金以外の料金',
		dataList([
			['販売価格：', '各商品のページ、カート、ご注文の確認画面に円で表示します。'],
			['送料：', `${shippingIn('ja')}。カートとご注文の確認画面に表示し、合計に含めます。`],
			[
				'関税と輸入時の税：',
				'表示価格にイタリアの付加価値税は含まれません。日本の消費税、関税、通関手数料は、お届けの際に運送会社へお支払いください。',
			],
			['振込手数料：', '銀行振込の場合、ご利用の金融機関が定める手数料をご負担ください。'],
			['通信料：', 'サイトの閲覧やご注文にかかる通信料は、お客様のご負担となります。'],
		]),
	),
	section(
		'お支払い方法とお支払い時期',
		dataList([
			[
				'クレジットカード・デビットカード：',
				'ご注文の確定後すぐに、決済会社のページでお支払いください。お引き落とし日は、ご利用のカード会社の規約によります。',
			],
			[
				'銀行振込：',
				TRANSFER_DAYS &&
					`ご注文から${TRANSFER_DAYS}日以内にお振り込みください。期日までに入金がないときは、費用なしでキャンセルとなります。`,
			],
		]),
	),
	section(
		'商品の引渡時期',
		`<p>在庫のある商品は、お支払いの確認後${timesIn('ja')}でお届けします。お届け予定日は、ご注文の確認画面に表示します。受注生産の商品のお届け日は確認メールでお知らせし、遅くともご契約の成立から30日以内にお届けします。</p>`,
	),
	section(
		'お申し込みの有効期限と販売数量',
		'<p>お申し込みの期限は設けていません。価格と在庫は、ご注文を確定された時点のものが適用されます。販売数量は在庫の範囲内とします。</p>',
	),
	section(
		'契約の撤回、返品、キャンセル',
		`<p>お届けから14日以内であれば、理由を示さずに契約を撤回できます。<a href="/ja/withdrawal">契約の撤回はこちら</a>からお手続きください。メールや手紙でも承ります。</p><p>商品は、通知から14日以内にご返送ください。返送料は、当社の送り状を使う場合を除き、お客様のご負担となります。代金と通常配送の送料は、通知から14日以内に、お支払いと同じ方法で返金します。商品の到着または発送の証明を確認するまで、返金を待つことがあります。</p><p>お客様の仕様で組んだホイールなどのオーダー品や個別加工品、衛生上の理由により開封後は返品できない封印された商品は、撤回の対象外です。</p>`,
	),
	section(
		'不良品と契約不適合への対応',
		`<p>届いた商品が契約に適合しない場合は、お届けから{legal_years}年間、無償で修理または交換いたします（イタリア消費者法典第128条以下）。この場合の返送料は当社が負担します。${email}までご連絡ください。</p>`,
	),
	section('適用日', '<p>本表記は2026年11月23日から適用されます。</p>'),
];

/** Text for staff: the page itself is in Japanese only. */
const ITALIAN = [
	section(
		'Venditore',
		dataList([
			['Denominazione:', legal_name],
			['Legale rappresentante:', representative],
			['Sede:', `${SEAT}, Italia`],
			['Telefono:', phone],
			['Orari del telefono:', hoursIn('it')],
			['E-mail:', email],
			['Sito:', website],
			['Partita IVA:', vat_number],
			['Registro delle imprese:', [company_register, rea_number].filter(Boolean).join(', ')],
		]),
	),
	section(
		'Prezzi e altre spese',
		dataList([
			['Prezzi:', 'in yen nelle pagine dei prodotti, nel carrello e nel riepilogo.'],
			['Spedizione:', `${shippingIn('it')}; è nel carrello, nel riepilogo e nel totale.`],
			[
				'Dazi e imposte:',
				'i prezzi sono senza IVA italiana; imposta giapponese, dazi e sdoganamento si pagano al corriere alla consegna.',
			],
			['Bonifico:', 'le commissioni della propria banca sono a carico di chi compra.'],
			['Connessione:', 'i costi della connessione sono a carico di chi compra.'],
		]),
	),
	section(
		'Pagamento: mezzi e tempi',
		dataList([
			['Carta:', 'subito dopo l’ordine, sulla pagina del prestatore di servizi di pagamento.'],
			[
				'Bonifico:',
				TRANSFER_DAYS &&
					`entro ${TRANSFER_DAYS} giorni dall’ordine; senza accredito l’ordine si annulla senza spese.`,
			],
		]),
	),
	section(
		'Consegna',
		`<p>Gli articoli disponibili arrivano in ${timesIn('it')} dal pagamento; le date sono nel riepilogo. Per quelli su ordinazione la data arriva con la conferma, e comunque entro 30 giorni dal contratto.</p>`,
	),
	section(
		'Validità e quantità',
		'<p>L’offerta non ha scadenza; prezzi e disponibilità valgono nel momento della conferma. Le quantità sono quelle disponibili.</p>',
	),
	section(
		'Recesso e resi',
		'<p>Recesso entro 14 giorni dalla consegna, senza motivi, con la funzione del sito, per e-mail o per lettera. La merce va spedita entro 14 giorni dalla dichiarazione, a spese di chi recede salvo usare la nostra etichetta; il rimborso di prezzo e consegna standard segue entro 14 giorni. Esclusi gli articoli su misura o personalizzati e quelli sigillati aperti.</p>',
	),
	section(
		'Difetti di conformità',
		`<p>Per {legal_years} anni dalla consegna, riparazione o sostituzione senza spese (art. 128 e seguenti del Codice del consumo); la restituzione è a nostro carico. Scrivere a ${email}.</p>`,
	),
	section('Decorrenza', '<p>Questo testo è in vigore dal 23 novembre 2026.</p>'),
];

/**
 * The notice of the Act on Specified Commercial Transactions (art. 11), in Japanese only: its law
 * does not concern buyers elsewhere. Fees, times and the seller are the seed's own figures.
 */
export const SELLER_NOTICE_PAGE: PageSeed = {
	id: SELLER_NOTICE.page,
	template: 'legal',
	locales: [SELLER_NOTICE.locale],
	texts: {
		it: {
			slug: 'indicazioni-giappone',
			title: 'Indicazioni del venditore per il Giappone',
			description:
				'Quello che la legge giapponese sulle transazioni commerciali specificate chiede a chi vende a distanza.',
			blocks: ITALIAN,
		},
		ja: {
			slug: 'tokushoho',
			title: '特定商取引法に基づく表記',
			description:
				'特定商取引法に基づく表記：販売業者、価格と送料、お支払い方法、引渡時期、契約の撤回と返品について。',
			blocks: JAPANESE,
		},
	},
};
