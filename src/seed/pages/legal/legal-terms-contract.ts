import { COMPANY, type LegalSection, SEAT } from './legal-common.ts';

const {
	legal_name: NAME,
	email: EMAIL,
	phone: PHONE,
	vat_number: VAT,
	certified_email: PEC,
} = COMPANY;

/** Sections on the seller, and on how a purchase is concluded, paid and delivered. */
export const CONTRACT_SECTIONS: LegalSection[] = [
	{
		title: {
			it: 'Chi vende',
			en: 'The seller',
			es: 'Quién vende',
			fr: 'Le vendeur',
			ja: '販売者',
		},
		html: {
			it: `<p>Il venditore è <strong>${NAME}</strong>, ${SEAT}, Italia, partita IVA ${VAT}. Ci si può scrivere a ${EMAIL}, alla PEC ${PEC} o alla sede, oppure telefonare al ${PHONE}. Queste condizioni valgono per gli acquisti fatti su questo sito; chi compra in un negozio conclude il contratto con quel negozio.</p>`,
			en: `<p>The seller is <strong>${NAME}</strong>, ${SEAT}, Italy, VAT number ${VAT}. Write to ${EMAIL} or to the registered office, or call ${PHONE}. These conditions apply to purchases made on this site; whoever buys from a dealer has a contract with that dealer.</p>`,
			es: `<p>El vendedor es <strong>${NAME}</strong>, ${SEAT}, Italia, NIF-IVA ${VAT}. Se puede escribir a ${EMAIL} o a la sede, o llamar al ${PHONE}. Estas condiciones rigen las compras en este sitio; quien compra en una tienda contrata con esa tienda.</p>`,
			fr: `<p>Le vendeur est <strong>${NAME}</strong>, ${SEAT}, Italie, numéro de TVA ${VAT}. Vous pouvez écrire à ${EMAIL} ou au siège, ou téléphoner au ${PHONE}. Ces conditions régissent les achats effectués sur ce site ; quiconque achète en magasin contracte avec ce magasin.</p>`,
			ja: `<p>販売者は<strong>${NAME}</strong>（所在地：${SEAT}、イタリア、VAT番号：${VAT}）です。お問い合わせは${EMAIL}宛てのメール、本社宛ての郵便、または電話（${PHONE}）で承ります。本条件は当サイトでのご購入に適用されます。取扱店でのご購入は、その取扱店との契約となります。</p>`,
		},
	},
	{
		title: {
			it: 'Come si conclude il contratto',
			en: 'How the contract is concluded',
			es: 'Cómo se celebra el contrato',
			fr: 'Formation du contrat',
			ja: '契約の成立',
		},
		html: {
			it: '<p>L’ordine si compone in quattro passaggi: contatto, spedizione, pagamento, riepilogo. Nel riepilogo si vedono articoli, prezzi, IVA e consegna, e ogni dato si può correggere; solo il pulsante <strong>«Ordine con obbligo di pagare»</strong> impegna all’acquisto. Il contratto è concluso quando il pagamento è confermato, o con il bonifico quando arriva l’e-mail con le istruzioni. La conferma, con queste condizioni, arriva per e-mail e si può conservare. I contratti si concludono in italiano, inglese, spagnolo, francese e giapponese; conserviamo l’ordine con la versione delle condizioni accettate. Se un articolo è finito nel frattempo lo diciamo prima del pagamento, o rimborsiamo subito.</p>',
			en: '<p>An order takes four steps: contact, delivery, payment, review. The review shows items, prices, VAT and delivery, and everything can be corrected; only the button <strong>“Order with obligation to pay”</strong> binds you. The contract is concluded once the payment is confirmed or, for a bank transfer, when the e-mail with the instructions arrives. The confirmation comes by e-mail with these conditions, to be kept. Contracts are concluded in Italian, English, Spanish, French and Japanese; we keep the order with the version of the conditions that was accepted. Should an item sell out in the meantime we say so before payment, or refund at once.</p>',
			es: '<p>El pedido tiene cuatro pasos: contacto, envío, pago y resumen. En el resumen se ven artículos, precios, IVA y entrega, y todo puede corregirse; solo el botón <strong>«Pedido con obligación de pago»</strong> obliga a comprar. El contrato se celebra al confirmarse el pago o, con transferencia, al llegar el correo con las instrucciones. La confirmación llega por correo con estas condiciones y puede conservarse. Los contratos se celebran en italiano, inglés, español, francés y japonés; guardamos el pedido con la versión de las condiciones aceptadas. Si un artículo se agota entretanto, lo decimos antes del pago o reembolsamos de inmediato.</p>',
			fr: '<p>La commande comporte quatre étapes : contact, livraison, paiement, récapitulatif. Le récapitulatif montre articles, prix, TVA et livraison, et tout peut y être corrigé ; seul le bouton <strong>« Commande avec obligation de paiement »</strong> vous engage. Le contrat est conclu lorsque le paiement est confirmé ou, par virement, à la réception de l’e-mail d’instructions. La confirmation arrive par e-mail avec ces conditions, à conserver. Les contrats sont conclus en italien, anglais, espagnol, français et japonais ; nous conservons la commande avec la version des conditions acceptées. Si un article vient à manquer entre-temps, nous le disons avant le paiement ou remboursons aussitôt.</p>',
			ja: '<p>ご注文は、連絡先、配送、お支払い、確認の4段階です。確認画面で商品、価格、付加価値税、配送をご確認いただき、すべて訂正できます。<strong>支払い義務を伴う注文のボタン</strong>を押すまで、購入の義務は生じません。契約は、お支払いが確認された時点、銀行振込の場合は振込のご案内メールが届いた時点で成立します。確認メールには本条件を添付しますので、保管してください。契約はイタリア語、英語、スペイン語、フランス語、日本語で締結でき、同意された条件の版とともに注文を保存します。その間に在庫がなくなった場合は、お支払い前にお知らせするか、ただちに返金します。</p>',
		},
	},
	{
		title: {
			it: 'Prezzi e IVA',
			en: 'Prices and VAT',
			es: 'Precios e IVA',
			fr: 'Prix et TVA',
			ja: '価格と税',
		},
		html: {
			it: '<p>I prezzi per chi compra nell’Unione europea comprendono l’IVA del Paese di destinazione, indicata nel riepilogo; le spese di consegna si vedono prima dell’ordine. Per le aziende di altri Stati membri con partita IVA valida si applica l’inversione contabile. Fuori dall’Unione i prezzi sono senza IVA: dazi e imposte all’importazione sono a carico di chi riceve. Vale il prezzo mostrato al momento dell’ordine; uno sconto annunciato riporta il prezzo più basso dei 30 giorni precedenti.</p>',
			en: '<p>Prices for buyers in the European Union include the VAT of the country of destination, shown in the review; delivery costs are shown before you order. For companies of other Member States with a valid VAT number the reverse charge applies. Outside the Union prices are without VAT: duties and import taxes are for the recipient. The price shown when you order holds; an announced reduction states the lowest price of the 30 days before it.</p>',
			es: '<p>Los precios para quien compra en la Unión Europea incluyen el IVA del país de destino, indicado en el resumen; los gastos de entrega se ven antes del pedido. A las empresas de otros Estados miembros con NIF-IVA válido se les aplica la inversión del sujeto pasivo. Fuera de la Unión los precios son sin IVA: aranceles e impuestos de importación corren a cargo de quien recibe. Vale el precio mostrado al hacer el pedido; toda rebaja anunciada indica el precio más bajo de los 30 días anteriores.</p>',
			fr: '<p>Les prix pour les acheteurs de l’Union européenne comprennent la TVA du pays de destination, indiquée au récapitulatif ; les frais de livraison sont affichés avant la commande. L’autoliquidation s’applique aux entreprises des autres États membres dont le numéro de TVA est valable. Hors de l’Union, les prix s’entendent sans TVA : droits et taxes à l’importation sont à la charge du destinataire. Le prix affiché lors de la commande fait foi ; toute réduction annoncée indique le prix le plus bas des 30 jours précédents.</p>',
			ja: '<p>EU域内のお客様の価格には、配送先の国の付加価値税が含まれ、確認画面に表示されます。送料もご注文前に表示します。有効なVAT番号を持つ他の加盟国の企業にはリバースチャージが適用されます。EU域外の価格に付加価値税は含まれず、関税と輸入時の税は受取人の負担となります。ご注文時に表示された価格が適用されます。値下げを告知する場合は、それ以前30日間の最低価格を表示します。</p>',
		},
	},
	{
		title: {
			it: 'Pagamento',
			en: 'Payment',
			es: 'Pago',
			fr: 'Paiement',
			ja: 'お支払い',
		},
		html: {
			it: '<p>Si paga con i mezzi indicati al primo passaggio dell’ordine. Con la carta l’addebito avviene all’ordine, sulla pagina del prestatore di servizi di pagamento: noi non vediamo il numero. Con il bonifico teniamo da parte gli articoli fino al giorno indicato nelle istruzioni; se l’importo non arriva l’ordine si annulla senza spese. I rimborsi tornano sullo stesso mezzo.</p>',
			en: '<p>The means of payment are named at the first step of the order. Cards are charged when you order, on the page of the payment provider: we do not see the number. For a bank transfer we keep the items until the day given in the instructions; if the amount does not arrive the order is cancelled at no cost. Refunds go back to the same means.</p>',
			es: '<p>Los medios de pago se indican en el primer paso del pedido. La tarjeta se carga al hacer el pedido, en la página del proveedor de pagos: no vemos el número. Con transferencia reservamos los artículos hasta el día indicado en las instrucciones; si el importe no llega, el pedido se anula sin gastos. Los reembolsos vuelven al mismo medio.</p>',
			fr: '<p>Les moyens de paiement sont indiqués dès la première étape. La carte est débitée à la commande, sur la page du prestataire de paiement : nous ne voyons pas le numéro. Par virement, nous réservons les articles jusqu’au jour indiqué dans les instructions ; si le montant n’arrive pas, la commande est annulée sans frais. Les remboursements reviennent sur le même moyen.</p>',
			ja: '<p>ご利用いただけるお支払い方法は、ご注文の最初の段階に表示します。カードはご注文時に決済会社のページで決済され、カード番号が当社に伝わることはありません。銀行振込の場合は、ご案内に記載の日まで商品を確保し、入金がないときは費用なしでキャンセルとなります。返金はお支払いと同じ方法で行います。</p>',
		},
	},
	{
		title: {
			it: 'Consegna e ritiro',
			en: 'Delivery and pick-up',
			es: 'Entrega y recogida',
			fr: 'Livraison et retrait',
			ja: '配送と店頭受取',
		},
		html: {
			it: '<p>Consegniamo negli Stati offerti al primo passaggio, con i tempi indicati accanto a ogni spedizione e comunque entro 30 giorni dalla conclusione del contratto. Il rischio passa alla consegna. Un collo visibilmente danneggiato si accetta con riserva scritta sul documento del corriere: i diritti di chi compra restano in ogni caso. Chi sceglie il ritiro presso un rivenditore viene avvisato quando gli articoli sono pronti; il contratto resta con noi.</p>',
			en: '<p>We deliver to the countries offered at the first step, in the time shown beside each way of sending and in any case within 30 days of the contract. Risk passes on delivery. Accept a visibly damaged parcel with a written reservation on the courier’s document: your rights stay as they are in any case. If you choose pick-up at a dealer we tell you when the items are ready; the contract remains with us.</p>',
			es: '<p>Entregamos en los países ofrecidos en el primer paso, en el plazo indicado junto a cada modalidad y, en todo caso, en 30 días desde la celebración del contrato. El riesgo se transmite con la entrega. Un paquete visiblemente dañado se acepta con reserva escrita en el documento del transportista: sus derechos se mantienen en todo caso. Quien elige recoger en una tienda recibe aviso cuando los artículos están listos; el contrato sigue siendo con nosotros.</p>',
			fr: '<p>Nous livrons dans les pays proposés à la première étape, dans le délai indiqué à côté de chaque mode et au plus tard 30 jours après la conclusion du contrat. Le risque est transféré à la livraison. Acceptez un colis visiblement endommagé avec une réserve écrite sur le document du transporteur : vos droits demeurent dans tous les cas. En cas de retrait chez un revendeur, nous vous prévenons quand les articles sont prêts ; le contrat reste conclu avec nous.</p>',
			ja: '<p>最初の段階に表示される国へ、各配送方法に記載の期間内、遅くとも契約成立から30日以内にお届けします。危険負担はお届けの時点で移転します。外装に損傷がある場合は、運送会社の書類にその旨を記入してお受け取りください。お客様の権利はいずれの場合も変わりません。取扱店での受取を選ばれた場合は、準備ができ次第お知らせします。契約の相手方は当社のままです。</p>',
		},
	},
];
