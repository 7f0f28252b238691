import type { WholePageSeed } from '../../types.ts';
import { COMPANY, IN_FORCE_SINCE, legalPage, SEAT } from './legal-common.ts';

const { legal_name: NAME, email: EMAIL } = COMPANY;

/** The seller's two legal years and the maker's two further ones are always kept apart. */
export const WARRANTY_CONDITIONS_PAGE: WholePageSeed = legalPage({
	id: 'warranty-conditions',
	title: {
		it: 'Condizioni di garanzia',
		en: 'Warranty conditions',
		es: 'Condiciones de garantía',
		fr: 'Conditions de garantie',
		ja: '保証規定',
	},
	description: {
		it: 'I {legal_years} anni di garanzia legale del venditore e i {extension_years} anni ulteriori del produttore per le ruote in carbonio.',
		en: 'The seller’s {legal_years}-year legal guarantee and the manufacturer’s {extension_years} further years for carbon wheels.',
		es: 'Los {legal_years} años de garantía legal del vendedor y la garantía del fabricante hasta {warranty_years} años para ruedas de carbono.',
		fr: 'Les {legal_years} ans de garantie légale du vendeur et les {extension_years} ans de plus du fabricant pour les roues en carbone.',
		ja: '販売者による{legal_years}年間の法定保証と、カーボンホイールを対象とする製造者の{extension_years}年間の延長保証。',
	},
	insert: {
		before: 2,
		block: (t) => ({
			type: 'form',
			title: t({
				it: 'Chiedi riparazione o sostituzione',
				en: 'Ask for repair or replacement',
				es: 'Pide la reparación o la sustitución',
				fr: 'Demander réparation ou remplacement',
				ja: '修理または交換のお申し出',
			}),
			form_slug: 'guarantee',
		}),
	},
	sections: [
		{
			title: {
				it: 'In breve',
				en: 'In short',
				es: 'En resumen',
				fr: 'En bref',
				ja: '概要',
			},
			html: {
				it: '<ul><li><strong>{legal_years} anni di garanzia legale</strong>, a carico del venditore, su ogni prodotto acquistato da un consumatore.</li><li><strong>{extension_years} anni ulteriori</strong>, a carico del produttore, gratuiti, per le sole ruote in carbonio registrate.</li><li>Registrazione <strong>entro {registration_days} giorni</strong> dall’acquisto, da parte del primo proprietario.</li></ul>',
				en: '<ul><li><strong>{legal_years} years of legal guarantee</strong>, for which the seller is liable, on every product bought by a consumer.</li><li><strong>{extension_years} more years</strong>, for which the manufacturer is liable, free of charge, for registered carbon wheels only.</li><li>Registration <strong>within {registration_days} days</strong> of purchase, by the first owner.</li></ul>',
				es: '<ul><li><strong>{legal_years} años de garantía legal</strong>, a cargo del vendedor, para todo producto comprado por un consumidor.</li><li><strong>Hasta {warranty_years} años desde la compra</strong>, a cargo del fabricante, gratis, solo para ruedas de carbono registradas.</li><li>Registro <strong>en los {registration_days} días</strong> siguientes a la compra, por parte del primer propietario.</li></ul>',
				fr: '<ul><li><strong>{legal_years} ans de garantie légale</strong>, due par le vendeur, sur tout produit acheté par un consommateur.</li><li><strong>{extension_years} ans de plus</strong>, dus par le fabricant, gratuits, pour les seules roues en carbone enregistrées.</li><li>Enregistrement <strong>dans les {registration_days} jours</strong> suivant l’achat, par le premier propriétaire.</li></ul>',
				ja: '<ul><li><strong>{legal_years}年間の法定保証</strong>：消費者が購入したすべての製品が対象で、販売者が負担します。</li><li><strong>{extension_years}年間の延長保証</strong>：登録済みのカーボンホイールのみが対象で、製造者が無償で提供します。</li><li>登録は購入日から<strong>{registration_days}日以内</strong>に、最初の所有者が行います。</li></ul>',
			},
		},
		{
			title: {
				it: 'La garanzia legale del venditore',
				en: 'The seller’s legal guarantee',
				es: 'La garantía legal del vendedor',
				fr: 'La garantie légale du vendeur',
				ja: '販売者による法定保証',
			},
			html: {
				it: '<p>Il venditore risponde di ogni difetto di conformità che esiste alla consegna e si manifesta <strong>entro {legal_years} anni</strong> (artt. 128 e seguenti del Codice del consumo, D.Lgs. 206/2005). Il consumatore ha diritto, senza spese, al ripristino della conformità mediante riparazione o sostituzione, a sua scelta, salvo che il rimedio scelto sia impossibile o sproporzionato; in via successiva, alla riduzione del prezzo o alla risoluzione del contratto. Ci si rivolge al negozio presso cui si è acquistato. In Italia l’azione si prescrive in {limitation_months} mesi dalla consegna. Scegliere la riparazione prolunga la garanzia legale di dodici mesi, una volta (direttiva (UE) 2024/1799, dal 31 luglio 2026). Per i prodotti acquistati fuori dall’Unione europea vale la legge di quel Paese.</p>',
				en: '<p>The seller is liable for any lack of conformity that exists on delivery and becomes apparent <strong>within {legal_years} years</strong> (in Italy Articles 128 and following of the Consumer Code, Legislative Decree 206/2005; elsewhere in the Union the law that implements Directive (EU) 2019/771). The consumer is entitled, free of charge, to have the product repaired or replaced, as they choose, unless the chosen remedy is impossible or disproportionate, and failing that to a price reduction or to end the contract. Turn to the shop that sold the product. In Italy, claims become time-barred {limitation_months} months after delivery. Choosing repair extends the legal guarantee once, by twelve months (Directive (EU) 2024/1799, from 31 July 2026). Products bought outside the European Union are subject to the law of that country.</p>',
				es: '<p>El vendedor responde de toda falta de conformidad que exista en la entrega y se manifieste <strong>en {legal_years} años</strong> según la ley española (arts. 114 y siguientes del texto refundido de la Ley General para la Defensa de los Consumidores y Usuarios, Real Decreto Legislativo 1/2007); en otros países vale el plazo de su ley, en la Unión Europea dos como mínimo. El consumidor tiene derecho, sin coste, a la reparación o a la sustitución, a su elección, salvo que el remedio elegido sea imposible o desproporcionado y, en su defecto, a la reducción del precio o a la resolución del contrato. Hay que dirigirse a la tienda que vendió el producto. En Italia, la acción prescribe a los {limitation_months} meses de la entrega. Elegir la reparación prolonga la garantía legal doce meses, una vez (Directiva (UE) 2024/1799, desde el 31 de julio de 2026).</p>',
				fr: '<p>Le vendeur répond de tout défaut de conformité existant lors de la délivrance et apparaissant <strong>dans les {legal_years} ans</strong> (en Italie, articles 128 et suivants du code de la consommation, décret législatif 206/2005 ; ailleurs dans l’Union, la loi transposant la directive (UE) 2019/771). Le consommateur a droit, sans frais, à la réparation ou au remplacement, à son choix, sauf si la solution choisie est impossible ou disproportionnée et, à défaut, à une réduction du prix ou à la résolution du contrat. Il convient de s’adresser au magasin qui a vendu le produit. En Italie, l’action se prescrit par {limitation_months} mois à compter de la délivrance. Choisir la réparation prolonge la garantie légale de douze mois, une fois (directive (UE) 2024/1799, à compter du 31 juillet 2026). Les produits achetés hors de l’Union européenne relèvent de la loi du pays d’achat.</p>',
				ja: '<p>引渡しの時点で存在し、<strong>{legal_years}年以内</strong>に明らかになった契約不適合については、販売者が責任を負います（イタリアでは消費者法典、立法令206/2005第128条以下）。消費者は、選択した方法が不可能または過大な負担となる場合を除き、修理または交換のいずれかを無償で求めることができます。それによって解決しない場合は、代金の減額または契約の解除を求めることができます。お申し出先は販売者です。イタリアでは、引渡しから{limitation_months}か月で請求権の時効が完成します。修理を選択すると、法定保証の期間は1回に限り1年延長されます（EU指令2024/1799、2026年7月31日から適用）。EU域外で購入された製品には、その国の法令が適用されます。</p>',
			},
		},
		{
			title: {
				it: 'L’estensione del produttore',
				en: 'The manufacturer’s extension',
				es: 'La extensión del fabricante',
				fr: 'L’extension du fabricant',
				ja: '製造者による延長保証',
			},
			html: {
				it: `<p>Garante è <strong>${NAME}</strong>, ${SEAT}, Italia. Per ogni ruota in carbonio registrata il produttore offre, gratuitamente, una garanzia convenzionale di <strong>{extension_years} anni</strong> che comincia alla fine dei {legal_years} anni di garanzia legale: la copertura arriva così a {warranty_years} anni dalla data di acquisto. Copre i difetti di materiale e di fabbricazione di cerchio, raggi e corpo del mozzo.</p><p><strong>Questa garanzia si aggiunge ai diritti di legge del consumatore, gratuiti verso il venditore, e non li limita.</strong></p>`,
				en: `<p>The guarantor is <strong>${NAME}</strong>, ${SEAT}, Italy. For every registered carbon wheel the manufacturer offers, free of charge, a commercial guarantee of <strong>{extension_years} years</strong> that begins when the {legal_years} years of legal guarantee end: cover thus reaches {warranty_years} years from the date of purchase. It covers defects in material and workmanship of rim, spokes and hub shell.</p><p><strong>This guarantee is added to the consumer’s legal rights against the seller, which are free of charge, and does not limit them.</strong></p>`,
				es: `<p>El garante es <strong>${NAME}</strong>, ${SEAT}, Italia. Por cada rueda de carbono registrada el fabricante ofrece, sin coste, una garantía comercial que se suma a los {legal_years} años de garantía legal que prevé la ley española: la cobertura llega así a <strong>{warranty_years} años</strong> desde la fecha de compra. Cubre los defectos de material y de fabricación de llanta, radios y cuerpo del buje.</p><p><strong>Esta garantía se añade a los derechos legales del consumidor frente al vendedor, que son gratuitos, y no los limita.</strong></p>`,
				fr: `<p>Le garant est <strong>${NAME}</strong>, ${SEAT}, Italie. Pour chaque roue en carbone enregistrée, le fabricant offre sans frais une garantie commerciale de <strong>{extension_years} ans</strong> qui commence à la fin des {legal_years} ans de garantie légale : la couverture atteint ainsi {warranty_years} ans à compter de la date d’achat. Elle couvre les défauts de matière et de fabrication de la jante, des rayons et du corps de moyeu.</p><p><strong>Cette garantie s’ajoute aux droits légaux du consommateur envers le vendeur, qui sont gratuits, et ne les limite pas.</strong></p>`,
				ja: `<p>保証者は<strong>${NAME}</strong>（所在地：${SEAT}、イタリア）です。登録されたカーボンホイール1本ごとに、{legal_years}年間の法定保証の終了後から始まる<strong>{extension_years}年間</strong>の任意の保証（商業保証）を無償で提供します。これにより、保証は購入日から{warranty_years}年間となります。対象は、リム、スポーク、ハブシェルの材料および製造上の欠陥です。</p><p><strong>この保証は、販売者に対する消費者の法律上の権利（無償）に加えて提供するもので、その権利を制限しません。</strong></p>`,
			},
		},
		{
			title: {
				it: 'Chi e quali ruote',
				en: 'Who and which wheels',
				es: 'Quién y qué ruedas',
				fr: 'Qui et quelles roues',
				ja: '対象者と対象ホイール',
			},
			html: {
				it: '<ul><li>Vale solo per il <strong>primo proprietario</strong> e non passa a chi acquista in seguito.</li><li>Sono esclusi i prodotti usati o di seconda mano.</li><li>Riguarda soltanto le <strong>ruote in carbonio</strong>.</li><li>Ogni ruota della coppia ha il proprio seriale e si registra <strong>separatamente</strong>; la prova di acquisto può essere la stessa.</li><li>Non si registrano ruote fornite alle squadre e ruote ricevute in sostituzione dal servizio di garanzia: per queste continua il periodo della ruota sostituita.</li></ul>',
				en: '<ul><li>It holds for the <strong>first owner</strong> only and does not pass to later buyers.</li><li>Used or second-hand products are excluded.</li><li>It concerns <strong>carbon wheels</strong> only.</li><li>Each wheel of a pair has its own serial number and is registered <strong>separately</strong>; the proof of purchase may be the same.</li><li>Wheels supplied to teams and wheels received as replacements from the warranty service are not registered: for the latter the period of the replaced wheel continues.</li></ul>',
				es: '<ul><li>Vale solo para el <strong>primer propietario</strong> y no pasa a compradores posteriores.</li><li>Quedan excluidos los productos usados o de segunda mano.</li><li>Se refiere únicamente a <strong>ruedas de carbono</strong>.</li><li>Cada rueda del par tiene su número de serie y se registra <strong>por separado</strong>; el comprobante de compra puede ser el mismo.</li><li>No se registran las ruedas suministradas a equipos ni las recibidas como sustitución del servicio de garantía: en estas continúa el periodo de la rueda sustituida.</li></ul>',
				fr: '<ul><li>Elle vaut pour le <strong>premier propriétaire</strong> seulement et ne passe pas aux acheteurs suivants.</li><li>Les produits usagés ou d’occasion sont exclus.</li><li>Elle concerne uniquement les <strong>roues en carbone</strong>.</li><li>Chaque roue de la paire a son numéro de série et s’enregistre <strong>séparément</strong> ; la preuve d’achat peut être la même.</li><li>Les roues fournies aux équipes et celles reçues en remplacement du service de garantie ne s’enregistrent pas : pour ces dernières, la période de la roue remplacée se poursuit.</li></ul>',
				ja: '<ul><li><strong>最初の所有者</strong>のみに適用され、その後の購入者には引き継がれません。</li><li>中古品は対象外です。</li><li><strong>カーボンホイール</strong>のみが対象です。</li><li>前後のホイールにはそれぞれシリアル番号があり、<strong>個別に</strong>登録します。購入証明書は同じものを使用できます。</li><li>チームに供給されたホイールと、保証対応で交換されたホイールは登録できません。交換品には、交換前のホイールの保証期間が引き継がれます。</li></ul>',
			},
		},
		{
			title: {
				it: 'Come si registra',
				en: 'How to register',
				es: 'Cómo se registra',
				fr: 'Comment enregistrer',
				ja: '登録方法',
			},
			html: {
				it: '<p>Nella pagina dell’estensione di garanzia si indicano il numero seriale (MQC), la data di acquisto e i propri dati e si allega la prova di acquisto. Il termine è di <strong>{registration_days} giorni</strong> dalla data di acquisto; il trentesimo giorno è compreso. Un riepilogo arriva subito via e-mail e attesta che la richiesta è stata ricevuta. Il produttore confronta la prova di acquisto con il seriale, di solito entro due giorni lavorativi, e comunica via e-mail se accetta la registrazione o perché non la accetta. Con l’accettazione arriva il certificato, da conservare con lo scontrino o la fattura. Se il seriale non viene riconosciuto si può inviare una richiesta di assistenza, che vale a rispettare il termine.</p>',
				en: '<p>On the warranty extension page enter the serial number (MQC), the date of purchase and your details and attach the proof of purchase. The limit is <strong>{registration_days} days</strong> from the date of purchase; the thirtieth day counts. A summary arrives by e-mail at once and states that the request has been received. The manufacturer compares the proof of purchase with the serial number, usually within two working days, and says by e-mail whether the registration is accepted, or why not. With the acceptance comes the certificate: keep it with the receipt or invoice. If the serial number is not recognised you can send a support request, which is enough to meet the limit.</p>',
				es: '<p>En la página de la extensión de garantía se indican el número de serie (MQC), la fecha de compra y los propios datos, y se adjunta el comprobante de compra. El plazo es de <strong>{registration_days} días</strong> desde la fecha de compra; el trigésimo día está incluido. Un resumen llega enseguida por correo y acredita que la solicitud se ha recibido. El fabricante compara el comprobante de compra con el número de serie, normalmente en dos días laborables, y comunica por correo si acepta el registro o por qué no lo acepta. Con la aceptación llega el certificado, que debe guardarse con el tique o la factura. Si el número de serie no se reconoce, puede enviarse una solicitud de ayuda, que basta para cumplir el plazo.</p>',
				fr: '<p>Sur la page de l’extension de garantie, indiquez le numéro de série (MQC), la date d’achat et vos données, et joignez la preuve d’achat. Le délai est de <strong>{registration_days} jours</strong> à compter de la date d’achat ; le trentième jour est compris. Un récapitulatif arrive aussitôt par e-mail et atteste que la demande a été reçue. Le fabricant compare la preuve d’achat au numéro de série, en général sous deux jours ouvrés, et indique par e-mail s’il accepte l’enregistrement, ou pourquoi il le refuse. Avec l’acceptation arrive le certificat, à conserver avec le ticket ou la facture. Si le numéro de série n’est pas reconnu, une demande d’aide peut être envoyée ; elle suffit à respecter le délai.</p>',
				ja: '<p>延長保証のページで、シリアル番号（MQC）、購入日、お客様の情報を入力し、購入証明書を添付します。期限は購入日から<strong>{registration_days}日間</strong>で、{registration_days}日目も含みます。受付内容をまとめたメールがすぐに届き、お申し込みを受け付けたことを示します。製造者が購入証明書とシリアル番号を照合し（通常2営業日以内）、登録の可否とその理由をメールでお知らせします。承認後に証明書をお送りしますので、領収書または請求書とともに保管してください。シリアル番号が確認できない場合は、サポート依頼を送信できます。期限内に送信されたサポート依頼は、期限を守ったものとして扱います。</p>',
			},
		},
		{
			title: {
				it: 'Che cosa non copre l’estensione',
				en: 'What the extension does not cover',
				es: 'Qué no cubre la extensión',
				fr: 'Ce que l’extension ne couvre pas',
				ja: '延長保証の対象外',
			},
			html: {
				it: '<ul><li>Usura normale: cuscinetti, corpetto e cricchetti, pattini e piste frenanti, nastri, valvole, adesivi.</li><li>Danni da caduta, urto, buca o trasporto.</li><li>Montaggio o manutenzione diversi da quanto indica il manuale, pressione o coppia oltre i limiti, calore, prodotti chimici.</li><li>Modifiche, riparazioni di terzi non autorizzati, ricambi non previsti.</li><li>Uso diverso da quello dichiarato per la ruota, noleggio, seriale illeggibile o rimosso.</li></ul><p>Queste esclusioni riguardano solo i {extension_years} anni del produttore e non la garanzia legale.</p>',
				en: '<ul><li>Normal wear: bearings, freehub body and pawls, brake pads and brake tracks, tapes, valves, decals.</li><li>Damage from a crash, an impact, a pothole or transport.</li><li>Fitting or servicing other than as the manual says, pressure or torque beyond the limits, heat, chemicals.</li><li>Modifications, repairs by unauthorised third parties, unsuitable spares.</li><li>Use other than that stated for the wheel, hire, a serial number that is illegible or removed.</li></ul><p>These exclusions concern the manufacturer’s {extension_years} years only and not the legal guarantee.</p>',
				es: '<ul><li>Desgaste normal: rodamientos, núcleo y trinquetes, zapatas y pistas de frenado, cintas, válvulas, adhesivos.</li><li>Daños por caída, golpe, bache o transporte.</li><li>Montaje o mantenimiento distintos de lo que indica el manual, presión o par por encima de los límites, calor, productos químicos.</li><li>Modificaciones, reparaciones de terceros no autorizados, recambios no previstos.</li><li>Uso distinto del declarado para la rueda, alquiler, número de serie ilegible o retirado.</li></ul><p>Estas exclusiones se refieren solo a la garantía del fabricante y no a la legal.</p>',
				fr: '<ul><li>Usure normale : roulements, corps de roue libre et cliquets, patins et pistes de freinage, fonds de jante, valves, autocollants.</li><li>Dommages dus à une chute, un choc, un nid-de-poule ou au transport.</li><li>Montage ou entretien non conformes à la notice, pression ou couple au-delà des limites, chaleur, produits chimiques.</li><li>Modifications, réparations par des tiers non agréés, pièces non prévues.</li><li>Usage autre que celui déclaré pour la roue, location, numéro de série illisible ou retiré.</li></ul><p>Ces exclusions ne concernent que les {extension_years} ans du fabricant et non la garantie légale.</p>',
				ja: '<ul><li>通常の摩耗：ベアリング、フリーボディとラチェット、ブレーキパッドとブレーキ面、リムテープ、バルブ、デカール</li><li>転倒、衝撃、路面の穴、輸送による損傷</li><li>取扱説明書と異なる取り付けや整備、上限を超える空気圧やトルク、熱、薬品による損傷</li><li>改造、認定を受けていない第三者による修理、適合しない補修部品の使用</li><li>指定された用途以外での使用、レンタル、シリアル番号が判読できない、または取り除かれたもの</li></ul><p>これらの除外は製造者の{extension_years}年間の保証にのみ適用され、法定保証には適用されません。</p>',
			},
		},
		{
			title: {
				it: 'Come si chiede l’intervento',
				en: 'How to make a claim',
				es: 'Cómo se solicita la intervención',
				fr: 'Comment faire une demande',
				ja: '保証の請求方法',
			},
			html: {
				it: `<p>Si smette di usare la ruota e ci si rivolge a un rivenditore o centro assistenza, oppure si scrive a ${EMAIL}, con seriale, certificato, prova di acquisto, descrizione e fotografie del difetto. La ruota viene esaminata in sede. Se il difetto è coperto la ripariamo o la sostituiamo con una uguale o, se non è più in produzione, di caratteristiche equivalenti; spedizione e lavoro sono a nostro carico. La ruota riparata o sostituita mantiene la scadenza originale. Se il difetto non è coperto spieghiamo perché e comunichiamo il costo prima di ogni lavoro.</p>`,
				en: `<p>Stop using the wheel and turn to a dealer or service centre, or write to ${EMAIL}, with serial number, certificate, proof of purchase, a description and photographs of the defect. The wheel is examined at our works. If the defect is covered we repair the wheel or replace it with the same one or, if no longer made, with one of equivalent characteristics; shipping and labour are at our expense. A wheel repaired or replaced keeps the original end date. If the defect is not covered we explain why and state the cost before any work.</p>`,
				es: `<p>Se deja de usar la rueda y se acude a una tienda o a un servicio técnico, o se escribe a ${EMAIL}, con el número de serie, el certificado, el comprobante de compra, una descripción y fotografías del defecto. La rueda se examina en nuestra sede. Si el defecto está cubierto, la reparamos o la sustituimos por otra igual o, si ya no se fabrica, de características equivalentes; el envío y la mano de obra corren a nuestro cargo. La rueda reparada o sustituida conserva el vencimiento original. Si el defecto no está cubierto, explicamos por qué y comunicamos el coste antes de cualquier trabajo.</p>`,
				fr: `<p>Cessez d’utiliser la roue et adressez-vous à un revendeur ou à un centre SAV, ou écrivez à ${EMAIL}, avec le numéro de série, le certificat, la preuve d’achat, une description et des photos du défaut. La roue est examinée dans nos ateliers. Si le défaut est couvert, nous la réparons ou la remplaçons par une roue identique ou, si elle n’est plus produite, de caractéristiques équivalentes ; transport et main-d’œuvre sont à notre charge. La roue réparée ou remplacée garde l’échéance d’origine. Si le défaut n’est pas couvert, nous expliquons pourquoi et indiquons le coût avant tout travail.</p>`,
				ja: `<p>ホイールの使用を中止し、取扱店もしくはサービスセンターにご相談いただくか、${EMAIL}までご連絡ください。シリアル番号、証明書、購入証明書、不具合の説明と写真が必要です。ホイールは本社で検査します。保証の対象と判断した場合は、修理、または同一品（生産終了の場合は同等の特性を持つ製品）への交換を行います。送料と作業費は当社が負担します。修理または交換後も、当初の保証期限は変わりません。対象外の場合は、理由を説明し、作業前に費用をお知らせします。</p>`,
			},
		},
		{
			title: {
				it: 'Territorio e versione',
				en: 'Territory and version',
				es: 'Territorio y versión',
				fr: 'Territoire et version',
				ja: '適用地域と版',
			},
			html: {
				it: `<p>L’estensione vale in tutti i Paesi in cui la ruota è stata acquistata nuova da un rivenditore della rete o dal produttore. Restano fermi i diritti inderogabili del Paese di residenza del consumatore. Queste condizioni sono in vigore dal ${IN_FORCE_SINCE.it}; alle ruote acquistate prima si applicano quelle in vigore alla data di acquisto.</p>`,
				en: `<p>The extension is valid in every country where the wheel was bought new from a dealer of the network or from the manufacturer. The mandatory rights of the consumer’s country of residence remain. These conditions have been in force since ${IN_FORCE_SINCE.en}; wheels bought earlier are subject to those in force on the date of purchase.</p>`,
				es: `<p>La extensión vale en todos los países en que la rueda se haya comprado nueva a una tienda de la red o al fabricante. Se mantienen los derechos irrenunciables del país de residencia del consumidor. Estas condiciones están en vigor desde el ${IN_FORCE_SINCE.es}; a las ruedas compradas antes se les aplican las vigentes en la fecha de compra.</p>`,
				fr: `<p>L’extension vaut dans tous les pays où la roue a été achetée neuve auprès d’un revendeur du réseau ou du fabricant. Les droits impératifs du pays de résidence du consommateur demeurent. Ces conditions sont en vigueur depuis le ${IN_FORCE_SINCE.fr} ; les roues achetées auparavant relèvent de celles en vigueur à la date d’achat.</p>`,
				ja: `<p>延長保証は、取扱店網または製造者から新品で購入されたホイールについて、購入国を問わず適用されます。消費者の居住国における強行法規上の権利は妨げられません。本条件は${IN_FORCE_SINCE.ja}から適用されます。それ以前に購入されたホイールには、購入日時点の条件が適用されます。</p>`,
			},
		},
	],
});
