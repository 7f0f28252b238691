import { COMPANY, type LegalSection, SEAT } from './legal-common.ts';

const { legal_name: NAME, email: EMAIL } = COMPANY;

/** Sections on the buyer's rights after the purchase: withdrawal, returns and guarantees apart. */
export const RIGHTS_SECTIONS: LegalSection[] = [
	{
		title: {
			it: 'Diritto di recesso',
			en: 'Right of withdrawal',
			es: 'Derecho de desistimiento',
			fr: 'Droit de rétractation',
			ja: '撤回権',
		},
		html: {
			it: `<p>Il consumatore può recedere senza dire perché <strong>entro 14 giorni</strong> dalla consegna dell’ultimo articolo; se l’ultimo giorno è festivo il termine scade il primo giorno lavorativo seguente. Si usa la funzione <a href="/it/withdrawal">Recedi dal contratto qui</a>, in fondo a ogni pagina: chiede nome, ordine ed e-mail, si conferma con «Conferma recesso» e la ricevuta con data e ora arriva subito. Vale anche ogni altra dichiarazione esplicita, per lettera o e-mail, per esempio con il modulo qui sotto.</p><p>La merce va spedita entro 14 giorni dalla dichiarazione; le spese dirette della restituzione sono a carico di chi recede, salvo usare l’etichetta che offriamo. Rimborsiamo il prezzo e la consegna standard entro 14 giorni dalla dichiarazione, con lo stesso mezzo di pagamento; possiamo attendere la merce o la prova che è stata spedita. Chi ha usato l’articolo oltre quanto serve per provarne natura e funzionamento, come montare le coperture e pedalare su strada, risponde della diminuzione di valore.</p><p>Il recesso non riguarda gli articoli fatti su misura o personalizzati, per esempio ruote montate su specifica del cliente, né quelli sigillati che per igiene non si rendono una volta aperti (artt. 52-59 del Codice del consumo).</p>`,
			en: `<p>A consumer may withdraw without giving a reason <strong>within 14 days</strong> of delivery of the last item; if the last day is a holiday the term ends on the next working day. Use the function <a href="/en/withdrawal">Withdraw from contract here</a> at the foot of every page: it asks for name, order and e-mail, is confirmed with “Confirm withdrawal”, and the receipt with date and time comes at once. Any other clear statement counts as well, by letter or e-mail, for example with the form below.</p><p>Send the goods within 14 days of the statement; the direct cost of returning them is yours, unless you use the label that we offer. We refund the price and standard delivery within 14 days of the statement, by the same means of payment; we may wait for the goods or for proof that they were sent. Whoever has used an item beyond what is needed to try its nature and functioning, such as fitting tyres and riding on the road, answers for its loss of value.</p><p>There is no withdrawal from items made to measure or personalised, such as wheels built to a customer’s specification, nor from sealed items that for reasons of hygiene cannot be returned once opened (Articles 52 to 59 of the Italian Consumer Code, implementing Directive 2011/83/EU).</p>`,
			es: `<p>El consumidor puede desistir sin dar motivos <strong>en 14 días</strong> desde la entrega del último artículo; si el último día es festivo, el plazo vence el primer día laborable siguiente. Se usa la función <a href="/es/withdrawal">Desistir del contrato aquí</a>, al pie de cada página: pide nombre, pedido y correo, se confirma con «Confirmar desistimiento» y el acuse de recibo con fecha y hora llega al momento. También vale cualquier otra declaración inequívoca, por carta o correo, por ejemplo con el formulario de abajo.</p><p>Los productos se envían en 14 días desde la declaración; los costes directos de la devolución corren a cargo de quien desiste, salvo que use la etiqueta que ofrecemos. Reembolsamos el precio y la entrega estándar en 14 días desde la declaración, por el mismo medio de pago; podemos esperar a los productos o a la prueba de su envío. Quien haya usado el artículo más de lo necesario para comprobar su naturaleza y funcionamiento, como montar cubiertas y rodar por carretera, responde de la disminución de su valor.</p><p>No cabe desistir de artículos hechos a medida o personalizados, como ruedas montadas según la especificación del cliente, ni de los precintados que por higiene no se devuelven una vez abiertos.</p>`,
			fr: `<p>Le consommateur peut se rétracter sans motif <strong>dans les 14 jours</strong> suivant la livraison du dernier article ; si le dernier jour est férié, le délai expire le premier jour ouvré suivant. Utilisez la fonction <a href="/fr/withdrawal">Se rétracter du contrat ici</a>, au pied de chaque page : elle demande nom, commande et e-mail, se confirme par « Confirmer la rétractation » et l’accusé de réception, daté à la seconde, arrive aussitôt. Toute autre déclaration dénuée d’ambiguïté vaut également, par lettre ou e-mail, par exemple avec le formulaire ci-dessous.</p><p>Les articles sont à renvoyer dans les 14 jours suivant la déclaration ; les frais directs de renvoi sont à votre charge, sauf à utiliser l’étiquette que nous proposons. Nous remboursons le prix et la livraison standard dans les 14 jours suivant la déclaration, par le même moyen de paiement ; nous pouvons attendre les articles ou la preuve de leur envoi. Quiconque a utilisé un article au-delà de ce qu’exige l’essai de sa nature et de son fonctionnement, par exemple en montant des pneus et en roulant sur route, répond de sa dépréciation.</p><p>Sont exclus les articles sur mesure ou personnalisés, par exemple des roues montées selon la spécification du client, et les articles scellés qui, pour des raisons d’hygiène, ne se renvoient pas une fois ouverts.</p>`,
			ja: `<p>消費者は、最後の商品のお届けから<strong>14日以内</strong>であれば、理由を示さずに契約を撤回できます。最終日が休日の場合、期限は次の営業日までとなります。各ページの下部にある<a href="/ja/withdrawal">契約の撤回はこちら</a>をご利用ください。お名前、注文番号、メールアドレスを入力し、「撤回を確定する」で確定すると、日時を記載した受領書がすぐに届きます。手紙やメールなど、明確な意思表示であればほかの方法でも有効です。下記の書式もお使いいただけます。</p><p>商品は通知から14日以内にご返送ください。返送の直接の費用は、当社の送り状を使う場合を除き、お客様の負担となります。代金と通常配送の送料は、通知から14日以内に、お支払いと同じ方法で返金します。商品の到着または発送の証明を確認するまで返金を待つことがあります。タイヤを装着して公道を走行するなど、性質や機能の確認に必要な範囲を超えて使用された場合は、価値の減少分をご負担いただきます。</p><p>お客様の仕様で組んだホイールなどのオーダー品や個別加工品、衛生上の理由により開封後は返品できない封印された商品は、撤回の対象外です。</p>`,
		},
	},
	{
		title: {
			it: 'Modulo tipo di recesso',
			en: 'Model withdrawal form',
			es: 'Modelo de formulario de desistimiento',
			fr: 'Modèle de formulaire de rétractation',
			ja: '撤回通知の書式',
		},
		html: {
			it: `<p>Da compilare e restituire solo se si desidera recedere:</p><p>A ${NAME}, ${SEAT}, Italia, ${EMAIL}:<br>con la presente io/noi (*) notifico/notifichiamo (*) il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni<br>Ordinato il (*)/ricevuto il (*)<br>Nome del/dei consumatore/i<br>Indirizzo del/dei consumatore/i<br>Firma del/dei consumatore/i (solo se il modulo è notificato in versione cartacea)<br>Data</p><p>(*) Cancellare la dicitura inutile.</p>`,
			en: `<p>Complete and return this form only if you wish to withdraw:</p><p>To ${NAME}, ${SEAT}, Italy, ${EMAIL}:<br>I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods<br>Ordered on (*)/received on (*)<br>Name of consumer(s)<br>Address of consumer(s)<br>Signature of consumer(s) (only if this form is notified on paper)<br>Date</p><p>(*) Delete as appropriate.</p>`,
			es: `<p>Solo debe cumplimentarse y enviarse si se desea desistir:</p><p>A la atención de ${NAME}, ${SEAT}, Italia, ${EMAIL}:<br>Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta de los siguientes bienes<br>Pedido el (*)/recibido el (*)<br>Nombre del consumidor o de los consumidores<br>Domicilio del consumidor o de los consumidores<br>Firma del consumidor o de los consumidores (solo si el formulario se presenta en papel)<br>Fecha</p><p>(*) Táchese lo que no proceda.</p>`,
			fr: `<p>À compléter et à renvoyer uniquement si vous souhaitez vous rétracter :</p><p>À l’attention de ${NAME}, ${SEAT}, Italie, ${EMAIL} :<br>Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien ci-dessous<br>Commandé le (*)/reçu le (*)<br>Nom du (des) consommateur(s)<br>Adresse du (des) consommateur(s)<br>Signature du (des) consommateur(s) (uniquement en cas de notification sur papier)<br>Date</p><p>(*) Rayez la mention inutile.</p>`,
			ja: `<p>撤回を希望される場合にのみ、記入してお送りください。</p><p>${NAME}（${SEAT}、イタリア、${EMAIL}）御中<br>私（たち）は、次の商品の売買契約を撤回することを通知します。<br>商品<br>注文日／受取日<br>消費者の氏名<br>消費者の住所<br>消費者の署名（紙で通知する場合のみ）<br>日付</p>`,
		},
	},
	{
		title: {
			it: 'Resi',
			en: 'Returns',
			es: 'Devoluciones',
			fr: 'Retours',
			ja: '返品',
		},
		html: {
			it: '<p>Oltre al recesso, dalla pagina dell’ordine si può chiedere entro 14 giorni dalla consegna il reso di una parte degli articoli: si indicano motivo e stato, si vede il rimborso prima dell’invio, e si spedisce con la nostra etichetta o con un proprio corriere. Esaminiamo ciò che arriva e rimborsiamo. Per un articolo sbagliato, difettoso o danneggiato restano comunque i rimedi della parte seguente, che non hanno quel termine.</p>',
			en: '<p>Apart from withdrawal, you can ask on the page of the order, within 14 days of delivery, to return some of the items: you give reason and condition, see the refund before sending, and use our label or your own courier. We examine what arrives and refund it. For an item that is wrong, faulty or damaged the remedies of the next part remain, to which that term does not apply.</p>',
			es: '<p>Aparte del desistimiento, desde la página del pedido se puede pedir en 14 días desde la entrega la devolución de parte de los artículos: se indican motivo y estado, se ve el reembolso antes del envío y se envía con nuestra etiqueta o con transportista propio. Examinamos lo que llega y lo reembolsamos. Para un artículo equivocado, defectuoso o dañado quedan los remedios de la parte siguiente, que no tienen ese plazo.</p>',
			fr: '<p>Outre la rétractation, vous pouvez demander depuis la page de la commande, dans les 14 jours suivant la livraison, le retour d’une partie des articles : vous indiquez motif et état, voyez le remboursement avant l’envoi et utilisez notre étiquette ou votre transporteur. Nous examinons ce qui arrive et remboursons. Pour un article erroné, défectueux ou endommagé, les recours de la partie suivante demeurent, sans ce délai.</p>',
			ja: '<p>撤回とは別に、お届けから14日以内であれば、注文ページから一部の商品の返品をお申し込みいただけます。理由と状態を選び、返金額を確認したうえで、当社の送り状またはお客様ご手配の運送会社でお送りください。届いた商品を確認して返金します。誤配、不良、破損の場合は、この期限にかかわらず、次項の救済を受けられます。</p>',
		},
	},
	{
		title: {
			it: 'Garanzia legale di conformità',
			en: 'Legal guarantee of conformity',
			es: 'Garantía legal de conformidad',
			fr: 'Garantie légale de conformité',
			ja: '法定保証',
		},
		html: {
			it: '<p>Il venditore risponde per <strong>{legal_years} anni</strong> dalla consegna di ogni difetto di conformità che esiste in quel momento (artt. 128-135 septies del Codice del consumo); in Spagna gli anni sono tre. Chi compra sceglie tra riparazione e sostituzione, senza spese, salvo che sia impossibile o sproporzionato; poi riduzione del prezzo o risoluzione. Scegliere la riparazione allunga la garanzia legale di dodici mesi, una volta (direttiva (UE) 2024/1799, dal 31 luglio 2026). I {extension_years} anni ulteriori sulle ruote in carbonio registrate sono una garanzia del produttore, diversa da quella legale, che resta com’è: le sue condizioni stanno in una pagina a parte.</p>',
			en: '<p>The seller is liable for <strong>{legal_years} years</strong> from delivery for any lack of conformity that exists at that time (Articles 128 to 135 septies of the Italian Consumer Code); in Spain the years are three. The buyer chooses between repair and replacement, free of charge, unless that is impossible or disproportionate; failing that, a price reduction or the end of the contract. Choosing repair extends the legal guarantee once, by twelve months (Directive (EU) 2024/1799, from 31 July 2026). The {extension_years} further years for registered carbon wheels are a guarantee of the manufacturer, apart from the legal one, which stays as it is: its conditions are on a page of their own.</p>',
			es: '<p>El vendedor responde durante <strong>{legal_years} años</strong> desde la entrega de toda falta de conformidad existente en ese momento, según la ley española; en otros países vale el plazo de su ley. Quien compra elige entre reparación y sustitución, sin coste, salvo que sea imposible o desproporcionado; en su defecto, reducción del precio o resolución. Elegir la reparación alarga la garantía legal doce meses, una vez (Directiva (UE) 2024/1799, desde el 31 de julio de 2026). La extensión para ruedas de carbono registradas es una garantía del fabricante, distinta de la legal, que queda como está: sus condiciones figuran en una página aparte.</p>',
			fr: '<p>Le vendeur répond pendant <strong>{legal_years} ans</strong> à compter de la délivrance de tout défaut de conformité existant à ce moment ; en Espagne, la loi en prévoit trois. L’acheteur choisit entre réparation et remplacement, sans frais, sauf impossibilité ou disproportion ; à défaut, réduction du prix ou résolution. Choisir la réparation prolonge la garantie légale de douze mois, une fois (directive (UE) 2024/1799, à compter du 31 juillet 2026). Les {extension_years} années de plus pour les roues en carbone enregistrées sont une garantie du fabricant, distincte de la garantie légale, qui demeure : ses conditions figurent sur une page à part.</p>',
			ja: '<p>販売者は、引渡し時に存在する契約不適合について、引渡しから<strong>{legal_years}年間</strong>責任を負います（イタリア消費者法典第128条以下。国によってはこれより長い期間が定められています）。購入者は、不可能または過大な負担となる場合を除き、修理または交換を無償で選べます。解決しない場合は、代金の減額または契約の解除を求められます。修理を選んだ場合、法定保証の期間は1回に限り1年延長されます（EU指令2024/1799、2026年7月31日から適用）。登録済みカーボンホイールの{extension_years}年間の延長は、法定保証とは別の製造者の保証で、条件は別のページに記載しています。法定保証はそのまま有効です。</p>',
		},
	},
	{
		title: {
			it: 'Reclami, legge e foro',
			en: 'Complaints and law',
			es: 'Reclamaciones, ley y fuero',
			fr: 'Réclamations, loi et juridiction',
			ja: '苦情と準拠法',
		},
		html: {
			it: `<p>Per un reclamo basta scrivere a ${EMAIL}: rispondiamo entro 14 giorni. Se non troviamo un accordo il consumatore può rivolgersi a un organismo di risoluzione alternativa delle controversie (artt. 141 e seguenti del Codice del consumo). Al contratto si applica la legge italiana; il consumatore che vive altrove conserva la protezione delle norme imperative del suo Paese. È competente il giudice del luogo in cui il consumatore risiede o ha domicilio.</p>`,
			en: `<p>To complain, write to ${EMAIL}: we reply within 14 days. If we find no agreement a consumer may turn to a body for alternative dispute resolution. Italian law applies to the contract; a consumer who lives elsewhere keeps the protection of the mandatory rules of their country. The court of the place where the consumer lives has jurisdiction.</p>`,
			es: `<p>Para reclamar basta con escribir a ${EMAIL}: respondemos en 14 días. Si no hay acuerdo, el consumidor puede acudir a una entidad de resolución alternativa de litigios. El contrato se rige por la ley italiana; el consumidor que vive en otro país conserva la protección de las normas imperativas de este. Es competente el juez del lugar en que vive el consumidor.</p>`,
			fr: `<p>Pour toute réclamation, écrivez à ${EMAIL} : nous répondons sous 14 jours. À défaut d’accord, le consommateur peut s’adresser à un médiateur de la consommation. Le contrat est régi par la loi italienne ; le consommateur qui vit ailleurs conserve la protection des règles impératives de son pays. Le tribunal du lieu de résidence du consommateur est compétent.</p>`,
			ja: `<p>苦情は${EMAIL}宛てにご連絡ください。14日以内に回答します。合意に至らない場合、消費者は裁判外紛争解決機関を利用できます。契約にはイタリア法が適用されます。ほかの国にお住まいの消費者は、その国の強行規定による保護を受けられます。消費者の居住地の裁判所が管轄します。</p>`,
		},
	},
];
