import { everyLocale } from '#server/platform/mail/texts/every-locale.ts';

interface PageTexts {
	/** Wording of the decree, or as clear: the link, the page and the second button. */
	title: string;
	confirm: string;
	lead: string;
	fields: Record<'name' | 'contract' | 'email', string>;
	summary: string;
	errors: Record<'name' | 'contract' | 'email', string>;
	review: string;
	reviewTitle: string;
	statement: string;
	until: string;
	late: string;
	edit: string;
	receivedTitle: string;
	received: string;
	unproven: string;
	reference: string;
	statedAt: string;
	next: string;
	prove: string;
	proveText: string;
	unknown: string;
	unknownText: string;
	refused: string;
	refusedText: string;
	tooMany: string;
}

/** Texts of the withdrawal pages that the host prints. */
export const PAGE_TEXTS = everyLocale<PageTexts>({
	it: {
		title: 'Recedi dal contratto qui',
		lead: 'Bastano tre dati. Non serve dire perché; prima dell’invio rivedi tutto una volta.',
		fields: {
			name: 'Nome e cognome',
			contract: 'Numero dell’ordine',
			email: 'E-mail per la ricevuta',
		},
		summary: 'Controlla questi dati',
		errors: {
			name: 'Scrivi nome e cognome.',
			contract: 'Scrivi il numero dell’ordine, o che cosa hai comprato e quando.',
			email: 'Scrivi un indirizzo e-mail completo, come ciclista@posta.example.',
		},
		review: 'Continua',
		reviewTitle: 'Rivedi e conferma il recesso',
		statement: 'Con la presente dichiaro di recedere dal contratto di vendita indicato.',
		until: 'Ultimo giorno per recedere:',
		late: 'Il termine risulta trascorso: puoi inviare la dichiarazione lo stesso, e ti rispondiamo.',
		confirm: 'Conferma recesso',
		edit: 'Modifica i dati',
		receivedTitle: 'Abbiamo ricevuto la tua dichiarazione',
		received:
			'La ricevuta parte subito per e-mail. Conferma che abbiamo ricevuto la dichiarazione, non che l’abbiamo accettata.',
		unproven:
			'La ricevuta parte subito per e-mail: aprila e conferma che la casella è tua. La dichiarazione vale dall’ora indicata qui. Questa è una ricevuta, non un’accettazione.',
		reference: 'Codice',
		statedAt: 'Ricevuta il',
		next: 'Se hai già la merce, hai 14 giorni da oggi per spedirla. Il rimborso parte entro 14 giorni dalla dichiarazione; possiamo attendere la merce o la prova che l’hai spedita.',
		prove: 'Conferma la casella',
		proveText:
			'Con il pulsante confermi che la dichiarazione di recesso è tua. Vale comunque l’ora in cui l’hai inviata.',
		unknown: 'Il link non è valido',
		unknownText:
			'Forse è stato copiato a metà. Apri di nuovo il link della ricevuta, oppure scrivici.',
		refused: 'La dichiarazione non è stata inviata',
		refusedText: 'Apri di nuovo il modulo e inviala da lì, oppure scrivici.',
		tooMany:
			'Troppi invii in poco tempo da questa connessione. Riprova tra qualche minuto, oppure scrivici: vale lo stesso.',
	},
	en: {
		title: 'Withdraw from contract here',
		lead: 'Three details are enough. You need not say why, and you will see everything once more before it is sent.',
		fields: { name: 'Full name', contract: 'Order number', email: 'E-mail for the receipt' },
		summary: 'Check these details',
		errors: {
			name: 'Enter your full name.',
			contract: 'Enter the order number, or what you bought and when.',
			email: 'Enter a complete e-mail address, such as rider@mail.example.',
		},
		review: 'Continue',
		reviewTitle: 'Review and confirm your withdrawal',
		statement: 'I hereby give notice that I withdraw from my contract of sale named here.',
		until: 'Last day to withdraw:',
		late: 'The time appears to be over: you can send the statement all the same, and we will answer.',
		confirm: 'Confirm withdrawal',
		edit: 'Change the details',
		receivedTitle: 'We have received your statement',
		received:
			'The receipt is on its way by e-mail. It confirms that we have received the statement, not that we have accepted it.',
		unproven:
			'The receipt is on its way by e-mail: open it and confirm that the mailbox is yours. The statement counts from the time shown here. This is a receipt, not an acceptance.',
		reference: 'Reference',
		statedAt: 'Received on',
		next: 'If you have the goods already, you have 14 days from today to send them. The refund follows within 14 days of the statement; we may wait for the goods or for proof that you sent them.',
		prove: 'Confirm the mailbox',
		proveText:
			'With the button you confirm that the statement of withdrawal is yours. It counts from when you sent it in any case.',
		unknown: 'The link is not valid',
		unknownText: 'Part of it may be missing. Open the link in the receipt again, or write to us.',
		refused: 'The statement was not sent',
		refusedText: 'Open the form again and send it from there, or write to us.',
		tooMany:
			'Too many attempts in a short time from this connection. Try again in a few minutes, or write to us: it counts just the same.',
	},
	es: {
		title: 'Desistir del contrato aquí',
		lead: 'Bastan tres datos. No hace falta decir por qué, y lo verás todo una vez más antes de enviarlo.',
		fields: {
			name: 'Nombre y apellidos',
			contract: 'Número de pedido',
			email: 'Correo para el acuse de recibo',
		},
		summary: 'Revisa estos datos',
		errors: {
			name: 'Escribe tu nombre y apellidos.',
			contract: 'Escribe el número de pedido, o qué compraste y cuándo.',
			email: 'Escribe un correo completo, como ciclista@correo.example.',
		},
		review: 'Continuar',
		reviewTitle: 'Revisa y confirma el desistimiento',
		statement: 'Por la presente comunico que desisto del contrato de venta indicado.',
		until: 'Último día para desistir:',
		late: 'El plazo parece haber terminado: puedes enviar la declaración igualmente y te responderemos.',
		confirm: 'Confirmar desistimiento',
		edit: 'Cambiar los datos',
		receivedTitle: 'Hemos recibido tu declaración',
		received:
			'El acuse de recibo sale ahora por correo. Confirma que hemos recibido la declaración, no que la hayamos aceptado.',
		unproven:
			'El acuse de recibo sale ahora por correo: ábrelo y confirma que el buzón es tuyo. La declaración vale desde la hora indicada aquí. Es un acuse de recibo, no una aceptación.',
		reference: 'Referencia',
		statedAt: 'Recibida el',
		next: 'Si ya tienes los productos, dispones de 14 días desde hoy para enviarlos. El reembolso llega en 14 días desde la declaración; podemos esperar a los productos o a la prueba de que los has enviado.',
		prove: 'Confirmar el buzón',
		proveText:
			'Con el botón confirmas que la declaración de desistimiento es tuya. En cualquier caso vale desde que la enviaste.',
		unknown: 'El enlace no es válido',
		unknownText:
			'Quizá se copió a medias. Abre de nuevo el enlace del acuse de recibo o escríbenos.',
		refused: 'La declaración no se ha enviado',
		refusedText: 'Abre de nuevo el formulario y envíala desde allí, o escríbenos.',
		tooMany:
			'Demasiados envíos en poco tiempo desde esta conexión. Inténtalo en unos minutos o escríbenos: vale igual.',
	},
	fr: {
		title: 'Se rétracter du contrat ici',
		lead: 'Trois informations suffisent. Vous n’avez pas à vous justifier, et vous reverrez le tout avant l’envoi.',
		fields: {
			name: 'Nom et prénom',
			contract: 'Numéro de commande',
			email: 'E-mail pour l’accusé de réception',
		},
		summary: 'Vérifiez ces informations',
		errors: {
			name: 'Saisissez vos nom et prénom.',
			contract: 'Saisissez le numéro de commande, ou ce que vous avez acheté et quand.',
			email: 'Saisissez une adresse e-mail complète, comme cycliste@courriel.example.',
		},
		review: 'Continuer',
		reviewTitle: 'Vérifiez et confirmez la rétractation',
		statement: 'Je vous notifie par la présente ma rétractation du contrat de vente indiqué.',
		until: 'Dernier jour pour se rétracter :',
		late: 'Le délai semble écoulé : vous pouvez envoyer la déclaration malgré tout, nous vous répondrons.',
		confirm: 'Confirmer la rétractation',
		edit: 'Modifier les informations',
		receivedTitle: 'Nous avons reçu votre déclaration',
		received:
			'L’accusé de réception part aussitôt par e-mail. Il confirme que nous avons reçu la déclaration, non que nous l’avons acceptée.',
		unproven:
			'L’accusé de réception part aussitôt par e-mail : ouvrez-le et confirmez que l’adresse est la vôtre. La déclaration compte à partir de l’heure indiquée ici. Ceci est un accusé de réception, non une acceptation.',
		reference: 'Référence',
		statedAt: 'Reçue le',
		next: 'Si vous avez déjà les articles, vous avez 14 jours à compter d’aujourd’hui pour les envoyer. Le remboursement suit dans les 14 jours de la déclaration ; nous pouvons attendre les articles ou la preuve de leur envoi.',
		prove: 'Confirmer l’adresse',
		proveText:
			'Avec ce bouton vous confirmez que la déclaration de rétractation est la vôtre. Elle compte de toute façon à partir de son envoi.',
		unknown: 'Le lien n’est pas valable',
		unknownText:
			'Il a peut-être été tronqué. Ouvrez à nouveau le lien de l’accusé de réception, ou écrivez-nous.',
		refused: 'La déclaration n’a pas été envoyée',
		refusedText: 'Ouvrez à nouveau le formulaire et envoyez-la de là, ou écrivez-nous.',
		tooMany:
			'Trop d’envois en peu de temps depuis cette connexion. Réessayez dans quelques minutes ou écrivez-nous : cela compte tout autant.',
	},
	ja: {
		title: '契約の撤回はこちら',
		lead: '入力は3項目だけです。理由は必要ありません。送信前にもう一度ご確認いただけます。',
		fields: { name: 'お名前', contract: '注文番号', email: '受領書を受け取るメールアドレス' },
		summary: '次の項目をご確認ください',
		errors: {
			name: 'お名前を入力してください。',
			contract: '注文番号、または購入した商品と時期を入力してください。',
			email: 'メールアドレスを正しく入力してください（例：rider@mail.example）。',
		},
		review: '次へ',
		reviewTitle: '内容を確認して撤回を確定する',
		statement: '私は、ここに記載された売買契約を撤回することを通知します。',
		until: '撤回できる最終日：',
		late: '期間は過ぎているようですが、このまま送信できます。あらためて回答します。',
		confirm: '撤回を確定する',
		edit: '内容を変更する',
		receivedTitle: '通知を受け付けました',
		received:
			'受領書をすぐにメールでお送りします。通知の受領を確認するもので、承認を意味するものではありません。',
		unproven:
			'受領書をすぐにメールでお送りします。メールを開き、ご本人のアドレスであることをご確認ください。通知はここに表示された日時から有効です。これは受領書であり、承認ではありません。',
		reference: '受付番号',
		statedAt: '受付日時',
		next: '商品が届いている場合は、本日から14日以内にご返送ください。返金は通知から14日以内に行います。商品の到着または発送の証明を確認するまでお待ちいただく場合があります。',
		prove: 'メールアドレスを確認する',
		proveText:
			'ボタンを押すと、撤回の通知がご本人のものであることが確認されます。通知は送信した日時から有効です。',
		unknown: 'リンクが正しくありません',
		unknownText:
			'一部が欠けている可能性があります。受領書のリンクをもう一度開くか、ご連絡ください。',
		refused: '通知は送信されませんでした',
		refusedText: 'もう一度フォームを開いて送信するか、ご連絡ください。',
		tooMany:
			'短時間に送信が集中しています。数分後にもう一度お試しいただくか、メールでご連絡ください。メールでの通知も同じく有効です。',
	},
});
