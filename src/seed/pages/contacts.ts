import { toPage, toRoute } from '../links.ts';
import { inEveryLocale } from './page.ts';

export const CONTACTS = inEveryLocale({
	id: 'contacts',
	template: 'contacts',
	slug: { it: 'contatti', en: 'contacts', es: 'contacto', fr: 'contact', ja: 'contact' },
	title: { it: 'Contatti', en: 'Contact', es: 'Contacto', fr: 'Contact', ja: 'お問い合わせ' },
	description: {
		it: 'Indirizzo, telefono ed e-mail di Livenza a San Vendemiano e il modulo per scrivere all’assistenza.',
		en: 'Address, telephone and e-mail of Livenza in San Vendemiano, and the form to write to us.',
		es: 'Dirección, teléfono y correo electrónico de Livenza en San Vendemiano, y el formulario para escribirnos.',
		fr: 'Adresse, téléphone et e-mail de Livenza à San Vendemiano, ainsi que le formulaire pour nous écrire.',
		ja: 'サン・ヴェンデミアーノのLivenza本社の住所、電話番号、メールアドレス、お問い合わせフォームです。',
	},
	blocks: (t) => [
		{
			type: 'rich_text',
			title: null,
			html: t({
				it: '<p>Alle domande tecniche risponde il Tech Centre, di solito entro due giorni lavorativi. Se riguardano una ruota, aggiungi il numero di serie: si trova sul cerchio, vicino al foro della valvola.</p>',
				en: '<p>Technical questions go to the Tech Centre, which usually answers within two working days. If yours is about a wheel, add the serial number: it is on the rim, near the valve hole.</p>',
				es: '<p>A las preguntas técnicas responde el centro técnico, por lo general en dos días laborables. Si tratan de una rueda, añade el número de serie: está en la llanta, junto al orificio de la válvula.</p>',
				fr: '<p>Les questions techniques sont traitées par le centre technique, en général sous deux jours ouvrés. Si la vôtre concerne une roue, ajoutez le numéro de série : il figure sur la jante, près du trou de valve.</p>',
				ja: '<p>技術的なご質問にはテックセンターが、通常2営業日以内にお答えします。ホイールについてのご質問には、シリアル番号を添えてください。リムのバルブ穴の近くに記載されています。</p>',
			}),
		},
		{
			type: 'contact',
			title: t({
				it: 'Sede',
				en: 'Head office',
				es: 'Sede',
				fr: 'Siège',
				ja: '本社',
			}),
		},
		{
			type: 'form',
			title: t({
				it: 'Scrivici',
				en: 'Write to us',
				es: 'Escríbenos',
				fr: 'Nous écrire',
				ja: 'お問い合わせフォーム',
			}),
			form_slug: 'contact',
		},
		{
			type: 'accordion',
			is_faq: true,
			title: t({
				it: 'Prima di scrivere',
				en: 'Before you write',
				es: 'Antes de escribir',
				fr: 'Avant d’écrire',
				ja: 'お問い合わせの前に',
			}),
			items: [
				{
					title: t({
						it: 'Quale pressione e quale copertura posso usare?',
						en: 'What pressure and tyres can I use?',
						es: '¿Qué presión y qué cubierta puedo usar?',
						fr: 'Quelle pression et quel pneu puis-je utiliser ?',
						ja: '空気圧と使えるタイヤを知りたい',
					}),
					html: t({
						it: '<p>I limiti sono nella scheda tecnica di ogni ruota, alle voci pressione massima e larghezza della copertura. Vale sempre il valore più basso fra quello della ruota e quello della copertura.</p>',
						en: '<p>The limits are in the specifications of each wheel, under maximum pressure and tyre width. The lower of the wheel’s value and the tyre’s always applies.</p>',
						es: '<p>Los límites figuran en la ficha técnica de cada rueda, en presión máxima y ancho de cubierta. Vale siempre el valor más bajo entre el de la rueda y el de la cubierta.</p>',
						fr: '<p>Les limites figurent dans la fiche technique de chaque roue, aux lignes pression maximale et largeur de pneu. C’est toujours la valeur la plus basse, celle de la roue ou celle du pneu, qui s’applique.</p>',
						ja: '<p>各ホイールの仕様にある最大空気圧と対応タイヤ幅をご確認ください。ホイールとタイヤで値が異なる場合は、必ず低いほうに従ってください。</p>',
					}),
				},
				{
					title: t({
						it: 'La ruota è compatibile con la mia cassetta?',
						en: 'Does the wheel take my cassette?',
						es: '¿La rueda es compatible con mi cassette?',
						fr: 'La roue accepte-t-elle ma cassette ?',
						ja: '手持ちのカセットは使えますか',
					}),
					html: t({
						it: '<p>Dipende dal corpetto. Ogni scheda prodotto elenca gli standard disponibili; il corpetto si può cambiare anche in seguito.</p>',
						en: '<p>It depends on the freehub body. Each product page lists the standards available, and the body can be changed later.</p>',
						es: '<p>Depende del núcleo. Cada ficha de producto indica los estándares disponibles, y el núcleo se puede cambiar más adelante.</p>',
						fr: '<p>Cela dépend du corps de roue libre. Chaque fiche produit indique les standards disponibles, et le corps peut être changé par la suite.</p>',
						ja: '<p>フリーボディの規格によります。製品ページに対応規格を記載しています。フリーボディは後から交換することもできます。</p>',
					}),
				},
				{
					title: t({
						it: 'Vendete direttamente?',
						en: 'Do you sell direct?',
						es: '¿Vende Livenza directamente?',
						fr: 'Vendez-vous en direct ?',
						ja: '直接購入できますか',
					}),
					html: t({
						it: '<p>Sì, nel negozio online. I nostri prodotti si trovano anche nei punti vendita, dove si possono far montare.</p>',
						en: '<p>Yes, in the online shop. Our products are also sold by dealers, who can fit them.</p>',
						es: '<p>Sí, en la tienda online. Nuestros productos se encuentran también en los puntos de venta, que además los montan.</p>',
						fr: '<p>Oui, dans la boutique en ligne. Nos produits se trouvent aussi dans les points de vente, qui peuvent les monter.</p>',
						ja: '<p>はい、オンラインショップでご購入いただけます。取扱店でもお求めいただけ、取り付けも承っております。</p>',
					}),
				},
				{
					title: t({
						it: 'Un prodotto è difettoso: riparazione o sostituzione?',
						en: 'A product is faulty: repair or replacement?',
						es: 'Un producto es defectuoso: ¿reparación o sustitución?',
						fr: 'Un produit est défectueux : réparation ou remplacement ?',
						ja: '不具合があるとき、修理と交換のどちらになりますか',
					}),
					html: t({
						it: '<p>Per legge scegli tu, senza spese, salvo che il rimedio scelto sia impossibile o sproporzionato: lo indichi nella <a href="/it/warranty-conditions">richiesta in garanzia</a>. Se scegli la riparazione, la garanzia legale si allunga di dodici mesi, una volta. Per ciò che hai comprato in negozio rivolgiti al negozio.</p>',
						en: '<p>By law the choice is yours, free of charge, unless the remedy you choose is impossible or disproportionate: say which in the <a href="/en/warranty-conditions">guarantee claim</a>. If you choose repair, the legal guarantee runs twelve months longer, once. For what you bought in a shop, turn to the shop.</p>',
						es: '<p>Por ley eliges tú, sin coste, salvo que el remedio elegido sea imposible o desproporcionado: indícalo en la <a href="/es/warranty-conditions">reclamación en garantía</a>. Si eliges la reparación, la garantía legal se alarga doce meses, una vez. Para lo que compraste en una tienda, dirígete a la tienda.</p>',
						fr: '<p>La loi vous laisse le choix, sans frais, sauf si la solution choisie est impossible ou disproportionnée : indiquez-la dans la <a href="/fr/warranty-conditions">demande en garantie</a>. Si vous choisissez la réparation, la garantie légale est prolongée de douze mois, une fois. Pour un achat en magasin, adressez-vous au magasin.</p>',
						ja: '<p>選んだ方法が不可能または過大な負担となる場合を除き、法律により、修理と交換のどちらかを無償でお選びいただけます。ご希望は<a href="/ja/warranty-conditions">法定保証のお申し出</a>でお選びください。修理を選ぶと、法定保証の期間は1回に限り1年延長されます。店舗でお求めの製品は、お買い上げの店舗にお申し出ください。</p>',
					}),
				},
				{
					title: t({
						it: 'Ho comprato ruote usate: valgono le garanzie?',
						en: 'I bought used wheels: does the warranty apply?',
						es: 'He comprado ruedas usadas: ¿vale la garantía?',
						fr: 'J’ai acheté des roues d’occasion : la garantie s’applique-t-elle ?',
						ja: '中古で購入したホイールに保証はありますか',
					}),
					html: t({
						it: '<p>L’estensione Livenza vale solo per il primo proprietario. Per l’usato i diritti di legge si fanno valere verso chi te lo ha venduto.</p>',
						en: '<p>The Livenza extension is for the first owner only. For used products your legal rights are against whoever sold them to you.</p>',
						es: '<p>La extensión de Livenza vale solo para el primer propietario. En productos usados, los derechos legales se ejercen ante quien te los vendió.</p>',
						fr: '<p>L’extension Livenza est réservée au premier propriétaire. Pour un produit d’occasion, les droits légaux s’exercent auprès de celui qui l’a vendu.</p>',
						ja: '<p>Livenzaの延長保証は、最初の所有者のみが対象です。中古品に関する法的な権利は、お買い上げになった売主に対するものとなります。</p>',
					}),
				},
			],
		},
		{
			type: 'store_teaser',
			title: t({
				it: 'Vuoi vedere un prodotto?',
				en: 'Would you like to see a product?',
				es: '¿Quieres ver un producto?',
				fr: 'Vous voulez voir un produit ?',
				ja: '製品を実際に見る',
			}),
			text: t({
				it: 'Cerca un rivenditore, un centro assistenza o il distributore del tuo Paese.',
				en: 'Look for a dealer, a service centre or the distributor for your country.',
				es: 'Busca una tienda, un servicio técnico oficial o el distribuidor de tu país.',
				fr: 'Cherchez un revendeur, un centre SAV ou le distributeur de votre pays.',
				ja: '取扱店、サービスセンター、各国の輸入代理店を検索できます。',
			}),
		},
		{
			type: 'cta',
			title: t({
				it: 'Può servirti anche',
				en: 'More help',
				es: 'Otros enlaces útiles',
				fr: 'À consulter aussi',
				ja: 'そのほかのご案内',
			}),
			text: null,
			links: [
				{
					label: t({
						it: 'Manuali e schede',
						en: 'Manuals and data sheets',
						es: 'Manuales y fichas',
						fr: 'Notices et fiches',
						ja: '取扱説明書・技術資料',
					}),
					link: toPage('download'),
				},
				{
					label: t({
						it: 'Diventa rivenditore',
						en: 'Become a dealer',
						es: 'Hazte tienda oficial',
						fr: 'Devenir revendeur',
						ja: '取扱店募集',
					}),
					link: toPage('retailers'),
				},
				{
					label: t({
						it: 'Lavora con noi',
						en: 'Careers',
						es: 'Trabaja con nosotros',
						fr: 'Recrutement',
						ja: '採用情報',
					}),
					link: toRoute('careers'),
				},
			],
		},
	],
});
