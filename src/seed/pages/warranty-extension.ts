import { toPage, toRoute } from '../links.ts';
import { inEveryLocale } from './page.ts';
import { registrationHelp, registrationSteps } from './warranty-steps.ts';

export const WARRANTY_EXTENSION = inEveryLocale({
	id: 'warranty-extension',
	template: 'estensione-garanzia',
	picture: 'hero-warranty',
	slug: {
		it: 'estensione-garanzia',
		en: 'warranty-extension',
		es: 'extension-de-garantia',
		fr: 'extension-de-garantie',
		ja: 'warranty-extension',
	},
	title: {
		it: 'Estensione garanzia',
		en: 'Warranty extension',
		es: 'Extensión de garantía',
		fr: 'Extension de garantie',
		ja: '延長保証',
	},
	description: {
		it: '{legal_years} anni di garanzia legale, a carico del venditore, più {extension_years} anni di garanzia Livenza per le ruote in carbonio registrate entro {registration_days} giorni dall’acquisto.',
		en: '{legal_years} years of the seller’s legal guarantee, plus {extension_years} years of Livenza’s own warranty for carbon wheels registered within {registration_days} days of purchase.',
		es: 'La garantía legal del vendedor, de {legal_years} años, y la de Livenza hasta {warranty_years} para las ruedas de carbono registradas en los {registration_days} días siguientes a la compra.',
		fr: '{legal_years} ans de garantie légale du vendeur, plus {extension_years} ans de garantie commerciale Livenza pour les roues carbone enregistrées dans les {registration_days} jours suivant l’achat.',
		ja: '販売者による{legal_years}年間の法定保証に加え、購入後{registration_days}日以内に登録されたカーボンホイールを対象に、Livenzaが独自の{extension_years}年間を保証します。',
	},
	blocks: (t) => [
		{
			type: 'hero',
			kicker: t({
				it: 'Ruote in carbonio',
				en: 'Carbon wheels',
				es: 'Ruedas de carbono',
				fr: 'Roues carbone',
				ja: 'カーボンホイール',
			}),
			title: t({
				it: '{legal_years} anni per legge, {extension_years} anni da Livenza',
				en: '{legal_years} years by law, {extension_years} years from us',
				es: '{legal_years} años que fija la ley y hasta {warranty_years} con Livenza',
				fr: '{legal_years} ans prévus par la loi, {extension_years} ans offerts par Livenza',
				ja: '法定の{legal_years}年に、Livenzaの{extension_years}年を',
			}),
			text: t({
				it: 'La registrazione è gratuita e richiede il numero di serie, la data e la prova di acquisto.',
				en: 'Registration is free. You need the serial number, the purchase date and proof of purchase.',
				es: 'El registro es gratuito y requiere el número de serie, la fecha y el comprobante de compra.',
				fr: 'L’enregistrement est gratuit. Il faut le numéro de série, la date et la preuve d’achat.',
				ja: '登録は無料です。シリアル番号、購入日、購入証明書をご用意ください。',
			}),
			media: { picture: 'hero-warranty', alt: '' },
			product_id: null,
			links: [],
		},
		{
			type: 'numbers',
			title: t({
				it: 'Chi risponde, e per quanto',
				en: 'Who is liable, and for how long',
				es: 'Quién responde, y durante cuánto',
				fr: 'Qui répond, et pendant combien de temps',
				ja: '誰が、いつまで保証するか',
			}),
			items: [
				{
					value: '{legal_years}',
					unit: t({ it: 'anni', en: 'years', es: 'años', fr: 'ans', ja: '年' }),
					label: t({
						it: 'garanzia legale: ne risponde il venditore',
						en: 'legal guarantee: the seller is liable',
						es: 'garantía legal: responde el vendedor',
						fr: 'garantie légale : le vendeur en répond',
						ja: '法定保証：販売者の責任',
					}),
				},
				{
					value: '+{extension_years}',
					unit: t({ it: 'anni', en: 'years', es: 'año', fr: 'ans', ja: '年' }),
					label: t({
						it: 'garanzia Livenza: ne risponde il produttore',
						en: 'Livenza warranty: the manufacturer is liable',
						es: 'garantía de Livenza: responde el fabricante',
						fr: 'garantie Livenza : le fabricant en répond',
						ja: 'Livenzaの保証：メーカーの責任',
					}),
				},
				{
					value: '30',
					unit: t({ it: 'giorni', en: 'days', es: 'días', fr: 'jours', ja: '日' }),
					label: t({
						it: 'dall’acquisto per registrare ogni ruota',
						en: 'from purchase to register each wheel',
						es: 'desde la compra para registrar cada rueda',
						fr: 'après l’achat pour enregistrer chaque roue',
						ja: '購入日から登録までの期限',
					}),
				},
			],
		},
		registrationSteps(t),
		{
			type: 'rich_text',
			title: t({
				it: 'Due garanzie diverse',
				en: 'Two different warranties',
				es: 'Dos garantías distintas',
				fr: 'Deux garanties différentes',
				ja: '2つの異なる保証',
			}),
			html: t({
				it: '<p><strong>Garanzia legale, primi {legal_years} anni.</strong> È un obbligo del venditore verso il consumatore: se il prodotto non è conforme, ci si rivolge a lui per la riparazione o la sostituzione, senza spese. Spetta sempre, anche senza registrazione.</p><p><strong>Garanzia Livenza, da lì fino a {warranty_years} anni dall’acquisto.</strong> È un impegno del produttore, gratuito, che si aggiunge alla garanzia legale e non la limita. Copre i difetti di materiale e di lavorazione delle ruote in carbonio registrate secondo le condizioni qui sotto.</p>',
				en: '<p><strong>Legal guarantee, first {legal_years} years.</strong> This is the seller’s duty towards the consumer: if the product does not conform, the seller repairs or replaces it at no cost. You have it in any case, registered or not. Where the law of your country sets a longer period, that period applies.</p><p><strong>Livenza warranty, from then until {warranty_years} years after purchase.</strong> This is an undertaking by the manufacturer, free of charge. It comes on top of the legal guarantee and does not limit it. It covers defects in material and workmanship of carbon wheels registered under the conditions below.</p>',
				es: '<p><strong>Garantía legal, los primeros {legal_years} años.</strong> Es una obligación del vendedor frente al consumidor: si el producto no es conforme, se acude a él para la reparación o la sustitución, sin gastos. Corresponde siempre, también sin registro. Si la ley de tu país fija un plazo mayor, se aplica ese plazo.</p><p><strong>Garantía de Livenza, hasta los {warranty_years} años.</strong> Es un compromiso del fabricante, gratuito, que se suma a la garantía legal y no la limita. Cubre los defectos de material y fabricación de las ruedas de carbono registradas según las condiciones siguientes.</p>',
				fr: '<p><strong>Garantie légale, les {legal_years} premières années.</strong> C’est une obligation du vendeur envers le consommateur : si le produit n’est pas conforme, c’est à lui de le réparer ou de le remplacer, sans frais. Elle est acquise dans tous les cas, avec ou sans enregistrement.</p><p><strong>Garantie Livenza, ensuite et jusqu’à {warranty_years} ans après l’achat.</strong> C’est un engagement du fabricant, gratuit, qui s’ajoute à la garantie légale sans la limiter. Il couvre les défauts de matière et de fabrication des roues carbone enregistrées aux conditions ci-dessous.</p>',
				ja: '<p><strong>法定保証（最初の{legal_years}年間）</strong>　消費者に対する販売者の義務です。製品が契約内容に適合しない場合、販売者が無償で修理または交換します。登録の有無にかかわらず適用されます。この期間と内容はEUの法令に基づくもので、お住まいの国の法律により異なる場合があります。</p><p><strong>Livenzaの保証（その後、購入日から{warranty_years}年間まで）</strong>　メーカーが無償で提供する約束です。法定保証に加わるもので、その権利を制限しません。下記の条件で登録されたカーボンホイールの、材料および製造上の欠陥を対象とします。</p>',
			}),
		},
		{
			type: 'accordion',
			title: t({
				it: 'Condizioni dell’estensione',
				en: 'Conditions of the extension',
				es: 'Condiciones de la extensión',
				fr: 'Conditions de l’extension',
				ja: '延長保証の条件',
			}),
			items: [
				{
					title: t({
						it: 'Solo ruote in carbonio',
						en: 'Carbon wheels only',
						es: 'Solo ruedas de carbono',
						fr: 'Roues carbone uniquement',
						ja: 'カーボンホイールのみ',
					}),
					html: t({
						it: '<p>L’estensione riguarda le ruote Livenza con cerchio in carbonio. Per le ruote in alluminio, i cerchi sciolti e gli altri componenti vale la sola garanzia legale.</p>',
						en: '<p>The extension is for Livenza wheels with a carbon rim. For aluminium wheels, separate rims and other components the legal guarantee alone applies.</p>',
						es: '<p>La extensión se refiere a las ruedas Livenza con llanta de carbono. Para ruedas de aluminio, llantas sueltas y demás componentes vale únicamente la garantía legal.</p>',
						fr: '<p>L’extension concerne les roues Livenza à jante carbone. Pour les roues aluminium, les jantes seules et les autres composants, seule la garantie légale s’applique.</p>',
						ja: '<p>カーボンリムを備えたLivenzaのホイールが対象です。アルミホイール、リム単体、その他のコンポーネントには法定保証のみが適用されます。</p>',
					}),
				},
				{
					title: t({
						it: 'Solo il primo proprietario',
						en: 'First owner only',
						es: 'Solo el primer propietario',
						fr: 'Premier propriétaire uniquement',
						ja: '最初の所有者のみ',
					}),
					html: t({
						it: '<p>Può registrarsi chi ha comprato la ruota nuova. I prodotti usati o di seconda mano sono esclusi e l’estensione non si trasferisce con la vendita.</p>',
						en: '<p>The person who bought the wheel new may register it. Used and second-hand products are excluded, and the extension does not pass on with a sale.</p>',
						es: '<p>Puede registrarla quien la compró nueva. Los productos usados o de segunda mano quedan excluidos y la extensión no se transmite con la venta.</p>',
						fr: '<p>Seule la personne qui a acheté la roue neuve peut l’enregistrer. Les produits usagés ou d’occasion sont exclus, et l’extension ne se transmet pas en cas de vente.</p>',
						ja: '<p>新品で購入された方が登録できます。中古品は対象外です。転売や譲渡の際に、延長保証は引き継がれません。</p>',
					}),
				},
				{
					title: t({
						it: 'Entro {registration_days} giorni dall’acquisto',
						en: 'Within {registration_days} days of purchase',
						es: 'En los {registration_days} días siguientes a la compra',
						fr: 'Dans les {registration_days} jours suivant l’achat',
						ja: '購入日から{registration_days}日以内',
					}),
					html: t({
						it: '<p>Conta la data sulla prova di acquisto; il trentesimo giorno è compreso. Dopo questo termine la registrazione non è più possibile.</p>',
						en: '<p>The date on the proof of purchase counts; day thirty is included. After that, registration is no longer possible.</p>',
						es: '<p>Cuenta la fecha del comprobante de compra; el día treinta está incluido. Pasado ese plazo ya no es posible registrarse.</p>',
						fr: '<p>La date de la preuve d’achat fait foi ; le trentième jour est compris. Passé ce délai, l’enregistrement n’est plus possible.</p>',
						ja: '<p>購入証明書の日付を基準とし、{registration_days}日目を含みます。期限を過ぎると登録できません。</p>',
					}),
				},
				{
					title: t({
						it: 'Con la prova di acquisto',
						en: 'With proof of purchase',
						es: 'Con el comprobante de compra',
						fr: 'Avec la preuve d’achat',
						ja: '購入証明書が必要',
					}),
					html: t({
						it: '<p>Scontrino, fattura o ricevuta con data, rivenditore e prodotto leggibili. Conserva l’originale: può essere richiesto con la ruota.</p>',
						en: '<p>Receipt or invoice with date, dealer and product legible. Keep the original: it may be asked for together with the wheel.</p>',
						es: '<p>Tique, factura o recibo con fecha, tienda y producto legibles. Conserva el original: puede solicitarse junto con la rueda.</p>',
						fr: '<p>Ticket, facture ou reçu où date, revendeur et produit sont lisibles. Conservez l’original : il peut être demandé avec la roue.</p>',
						ja: '<p>日付、購入店名、製品名が読み取れるレシート、請求書、領収書をご用意ください。原本は保管してください。ホイールとともに提示をお願いする場合があります。</p>',
					}),
				},
				{
					title: t({
						it: 'Ogni ruota ha la sua registrazione',
						en: 'Each wheel has its own registration',
						es: 'Cada rueda tiene su registro',
						fr: 'À chaque roue son enregistrement',
						ja: 'ホイールごとの登録',
					}),
					html: t({
						it: '<p>Anteriore e posteriore hanno numeri di serie diversi e si registrano separatamente: ognuna ha il suo esito e il suo certificato. Si fa in una sola visita, con la stessa prova di acquisto.</p>',
						en: '<p>Front and rear have different serial numbers and are registered separately: each has its own result and its own certificate. One visit is enough, with the same proof of purchase.</p>',
						es: '<p>Delantera y trasera tienen números de serie distintos y se registran por separado: cada una tiene su resultado y su certificado. Basta una sola visita, con el mismo comprobante.</p>',
						fr: '<p>Avant et arrière ont des numéros de série différents et s’enregistrent séparément : chacune a son résultat et son certificat. Une seule visite suffit, avec la même preuve d’achat.</p>',
						ja: '<p>前輪と後輪はシリアル番号が異なるため、1本ごとに登録され、結果と証明書もそれぞれに発行されます。同じ購入証明書で、一度に手続きできます。</p>',
					}),
				},
				{
					title: t({
						it: 'Che cosa resta escluso',
						en: 'What is not covered',
						es: 'Qué queda excluido',
						fr: 'Ce qui reste exclu',
						ja: '対象外となるもの',
					}),
					html: t({
						it: '<p>Urti, montaggio errato, pressione oltre il limite, usura di cuscinetti, nastri e altre parti che si consumano. L’elenco completo è nelle condizioni di garanzia.</p>',
						en: '<p>Impacts, incorrect fitting, pressure above the limit, wear of bearings, rim tape and other consumable parts. The warranty conditions hold the full list.</p>',
						es: '<p>Golpes, montaje incorrecto, presión por encima del límite, desgaste de rodamientos, cintas y otras piezas consumibles. La lista completa está en las condiciones de garantía.</p>',
						fr: '<p>Chocs, montage incorrect, pression au-delà de la limite, usure des roulements, fonds de jante et autres consommables. La liste complète figure dans les conditions de garantie.</p>',
						ja: '<p>衝突による損傷、誤った組み付け、上限を超える空気圧、ベアリングやリムテープなど消耗品の摩耗。詳細は保証規定をご覧ください。</p>',
					}),
				},
			],
		},
		registrationHelp(t),
		{
			type: 'text_media',
			title: t({
				it: 'Dove si trova il numero di serie',
				en: 'Where to find the serial number',
				es: 'Dónde está el número de serie',
				fr: 'Où trouver le numéro de série',
				ja: 'シリアル番号の位置',
			}),
			html: t({
				it: '<p>È sull’etichetta MQC, sul cerchio accanto al foro della valvola, e ripetuto sulla scatola. Copialo com’è scritto: maiuscole e minuscole non fanno differenza.</p><p>Se il sistema non lo riconosce puoi mandare una richiesta direttamente dalla pagina che si apre, con il numero già compilato.</p>',
				en: '<p>It is printed on the rim near the valve hole and again on the box label. Copy it as it is; capitals make no difference.</p><p>If it is not recognised you can send a request from the page that opens, with the number already filled in.</p>',
				es: '<p>Está impreso en la llanta, junto al orificio de la válvula, y se repite en la etiqueta de la caja. Cópialo tal cual: no importan mayúsculas ni minúsculas.</p><p>Si el sistema no lo reconoce, puedes enviar una solicitud desde la página que se abre, con el número ya puesto.</p>',
				fr: '<p>Il est imprimé sur la jante, près du trou de valve, et repris sur l’étiquette du carton. Recopiez-le tel quel : majuscules et minuscules sont équivalentes.</p><p>S’il n’est pas reconnu, vous pouvez envoyer une demande depuis la page qui s’ouvre, le numéro étant déjà rempli.</p>',
				ja: '<p>リムのバルブ穴の近くに印字され、外箱のラベルにも記載されています。表記のとおりに入力してください。大文字と小文字は区別しません。</p><p>番号が認識されない場合は、続いて開くページからお問い合わせいただけます。番号は入力された状態で表示されます。</p>',
			}),
			media: {
				picture: 'step-serial',
				alt: t({
					it: 'Disegno del cerchio: l’etichetta con il numero di serie, in giallo, accanto alla valvola',
					en: 'Drawing of the rim: the label with the serial number, in yellow, beside the valve',
					es: 'Dibujo de la llanta: la etiqueta con el número de serie, en amarillo, junto a la válvula',
					fr: 'Dessin de la jante : l’étiquette du numéro de série, en jaune, près de la valve',
					ja: 'リムの図。バルブの横に、シリアル番号のラベルを黄色で示した',
				}),
			},
			side: 'right',
			links: [],
		},
		{
			type: 'form',
			title: null,
			form_slug: 'warranty',
		},
		{
			type: 'download_list',
			title: t({
				it: 'Documenti di garanzia',
				en: 'Warranty documents',
				es: 'Documentos de garantía',
				fr: 'Documents de garantie',
				ja: '保証に関する資料',
			}),
			kind: 'warranty',
			product_id: null,
		},
		{
			type: 'cta',
			title: t({
				it: 'Il testo completo',
				en: 'The full text',
				es: 'El texto completo',
				fr: 'Le texte complet',
				ja: '保証規定の全文',
			}),
			text: null,
			links: [
				{
					label: t({
						it: 'Condizioni di garanzia',
						en: 'Warranty conditions',
						es: 'Condiciones de garantía',
						fr: 'Conditions de garantie',
						ja: '保証規定を読む',
					}),
					link: toPage('warranty-conditions'),
				},
				{
					label: t({
						it: 'Passaporto della ruota',
						en: 'Wheel passport',
						es: 'Pasaporte de la rueda',
						fr: 'Passeport de la roue',
						ja: 'ホイールパスポート',
					}),
					link: toRoute('wheel-passport'),
				},
				{
					label: t({
						it: 'Chiedi al Tech Centre',
						en: 'Ask the Tech Centre',
						es: 'Preguntar al centro técnico',
						fr: 'Demander au centre technique',
						ja: 'テックセンターに相談する',
					}),
					link: toPage('tech-centre'),
				},
			],
		},
	],
});
