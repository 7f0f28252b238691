import { toPage } from '../links.ts';
import { inEveryLocale, same } from './page.ts';

export const NEWSLETTER = inEveryLocale({
	id: 'newsletter',
	template: 'newsletter',
	slug: same('newsletter'),
	title: {
		it: 'Newsletter',
		en: 'Newsletter',
		es: 'Boletín',
		fr: 'Newsletter',
		ja: 'ニュースレター',
	},
	description: {
		it: 'Prodotti nuovi, note tecniche e appuntamenti: la newsletter Livenza, al massimo una volta al mese.',
		en: 'New products, technical notes and events: the Livenza newsletter, at most once a month.',
		es: 'Productos nuevos, notas técnicas y citas: el boletín de Livenza, como máximo una vez al mes.',
		fr: 'Nouveautés, notes techniques et rendez-vous : la newsletter Livenza, au plus une fois par mois.',
		ja: '新製品、技術情報、イベントのご案内。Livenzaのニュースレターを、多くて月に1回お届けします。',
	},
	blocks: (t) => [
		{
			type: 'rich_text',
			title: t({
				it: 'Una lettera al mese, al massimo',
				en: 'One newsletter a month, at most',
				es: 'Una carta al mes, como máximo',
				fr: 'Une lettre par mois, au plus',
				ja: '多くても月に1通',
			}),
			html: t({
				it: '<p>Scriviamo quando c’è qualcosa da dire: un prodotto nuovo, una nota tecnica, una giornata di prova. Per iscriverti lascia l’indirizzo e conferma dal messaggio che ti arriva.</p>',
				en: '<p>We write when there is something to say: a new product, a technical note, a test day. To subscribe, leave your address and confirm from the message you receive.</p>',
				es: '<p>Escribimos cuando hay algo que contar: un producto nuevo, una nota técnica, una jornada de prueba. Para suscribirte, deja tu dirección y confírmala desde el mensaje que recibirás.</p>',
				fr: '<p>Nous écrivons quand il y a quelque chose à dire : un nouveau produit, une note technique, une journée d’essai. Pour vous inscrire, laissez votre adresse et confirmez depuis le message reçu.</p>',
				ja: '<p>新製品、技術情報、試乗会など、お伝えすることがあるときにお送りします。メールアドレスをご登録のうえ、届いたメールから確認手続きをお願いします。</p>',
			}),
		},
		{ type: 'form', title: null, form_slug: 'newsletter' },
		{
			type: 'accordion',
			is_faq: true,
			title: t({
				it: 'Domande',
				en: 'Questions',
				es: 'Preguntas',
				fr: 'Questions',
				ja: 'よくあるご質問',
			}),
			items: [
				{
					title: t({
						it: 'Perché devo confermare?',
						en: 'Why do I have to confirm?',
						es: '¿Por qué tengo que confirmar?',
						fr: 'Pourquoi dois-je confirmer ?',
						ja: 'なぜ確認が必要ですか',
					}),
					html: t({
						it: '<p>Così nessuno può iscrivere un altro al posto suo. Senza conferma non mandiamo nulla e dopo 7 giorni l’indirizzo viene cancellato.</p>',
						en: '<p>So that nobody can subscribe someone else. Without confirmation we send nothing, and the address is deleted after 7 days.</p>',
						es: '<p>Para que nadie pueda suscribir a otra persona. Sin confirmación no enviamos nada y a los 7 días la dirección se borra.</p>',
						fr: '<p>Pour que personne ne puisse inscrire quelqu’un d’autre. Sans confirmation, nous n’envoyons rien et l’adresse est effacée au bout de 7 jours.</p>',
						ja: '<p>ご本人以外による登録を防ぐためです。確認がない場合は何もお送りせず、7日後にアドレスを削除します。</p>',
					}),
				},
				{
					title: t({
						it: 'Come mi cancello?',
						en: 'How do I unsubscribe?',
						es: '¿Cómo me doy de baja?',
						fr: 'Comment me désinscrire ?',
						ja: '配信を停止するには',
					}),
					html: t({
						it: '<p>Con il collegamento in fondo a ogni messaggio. La cancellazione è immediata e non chiede spiegazioni.</p>',
						en: '<p>With the link at the foot of every message. It takes effect at once and asks for no reason.</p>',
						es: '<p>Con el enlace al pie de cada mensaje. La baja es inmediata y no pide explicaciones.</p>',
						fr: '<p>Par le lien au bas de chaque message. L’effet est immédiat et aucun motif n’est demandé.</p>',
						ja: '<p>各メールの末尾にあるリンクからお手続きください。すぐに停止され、理由をお尋ねすることはありません。</p>',
					}),
				},
				{
					title: t({
						it: 'In quale lingua arriva?',
						en: 'Which language is it in?',
						es: '¿En qué idioma llega?',
						fr: 'Dans quelle langue arrive-t-elle ?',
						ja: '何語で届きますか',
					}),
					html: t({
						it: '<p>In italiano, inglese, spagnolo, francese, tedesco o giapponese: la scegli nel modulo.</p>',
						en: '<p>Italian, English, Spanish, French, German or Japanese: you choose it in the form.</p>',
						es: '<p>En italiano, inglés, español, francés, alemán o japonés: lo eliges en el formulario.</p>',
						fr: '<p>En italien, anglais, espagnol, français, allemand ou japonais : vous la choisissez dans le formulaire.</p>',
						ja: '<p>日本語、イタリア語、英語、スペイン語、フランス語、ドイツ語のうち、フォームでお選びいただいた言語でお届けします。</p>',
					}),
				},
			],
		},
		{
			type: 'cta',
			title: t({
				it: 'I tuoi dati',
				en: 'Your data',
				es: 'Tus datos',
				fr: 'Vos données',
				ja: '個人情報について',
			}),
			text: t({
				it: 'L’indirizzo serve solo a spedire la newsletter.',
				en: 'The address is used for sending the newsletter only.',
				es: 'La dirección se usa únicamente para enviar el boletín.',
				fr: 'L’adresse ne sert qu’à l’envoi de la newsletter.',
				ja: 'メールアドレスはニュースレターの送信にのみ使用します。',
			}),
			links: [
				{
					label: t({
						it: 'Informativa newsletter',
						en: 'Newsletter privacy notice',
						es: 'Privacidad del boletín',
						fr: 'Confidentialité de la newsletter',
						ja: 'ニュースレターに関するプライバシー通知',
					}),
					link: toPage('privacy-policy-newsletter'),
				},
			],
		},
	],
});
