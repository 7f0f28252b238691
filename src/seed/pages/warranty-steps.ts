import type { BlockSeed } from '../types.ts';
import type { TextPicker } from './page.ts';

/** Three steps to register a wheel, as an ordered list that the page sets as figures. */
export const registrationSteps = (t: TextPicker): BlockSeed => ({
	type: 'rich_text',
	title: t({
		it: 'Tre passaggi, cinque minuti',
		en: 'Three steps, five minutes',
		es: 'Tres pasos, cinco minutos',
		fr: 'Trois étapes, cinq minutes',
		ja: '3つの手順、約5分',
	}),
	html: t({
		it: '<ol><li><p><strong>Leggi il numero di serie.</strong></p><p>È sull’etichetta MQC, sul cerchio accanto al foro della valvola, e ripetuto sulla scatola.</p></li><li><p><strong>Prendi la prova di acquisto.</strong></p><p>Scontrino o fattura: data, rivenditore e prodotto devono essere leggibili.</p></li><li><p><strong>Registra le ruote.</strong></p><p>Anteriore e posteriore insieme, ciascuna con il suo seriale, entro {registration_days} giorni dall’acquisto. Ricevi subito via e-mail il link al passaporto di ogni ruota; il certificato arriva dopo che abbiamo controllato la prova di acquisto, di solito entro due giorni lavorativi.</p></li></ol>',
		en: '<ol><li><p><strong>Read the serial number.</strong></p><p>It is printed on the rim near the valve hole, and again on the box label.</p></li><li><p><strong>Have your proof of purchase ready.</strong></p><p>Receipt or invoice: date, dealer and product must be legible.</p></li><li><p><strong>Register the wheels.</strong></p><p>Front and rear together, each with its own serial number, within {registration_days} days of purchase. The link to each wheel’s passport comes by e-mail at once; the certificate follows when we have checked the proof of purchase, usually within two working days.</p></li></ol>',
		es: '<ol><li><p><strong>Lee el número de serie.</strong></p><p>Está impreso en la llanta, junto al orificio de la válvula, y se repite en la etiqueta de la caja.</p></li><li><p><strong>Ten a mano el comprobante de compra.</strong></p><p>Tique o factura: fecha, tienda y producto deben ser legibles.</p></li><li><p><strong>Registra las ruedas.</strong></p><p>Delantera y trasera juntas, cada una con su número, en los {registration_days} días siguientes a la compra. Recibes enseguida por correo el enlace al pasaporte de cada rueda; el certificado llega cuando hemos revisado el comprobante de compra, normalmente en dos días laborables.</p></li></ol>',
		fr: '<ol><li><p><strong>Relevez le numéro de série.</strong></p><p>Il est imprimé sur la jante, près du trou de valve, et repris sur l’étiquette du carton.</p></li><li><p><strong>Préparez la preuve d’achat.</strong></p><p>Ticket ou facture : date, revendeur et produit doivent être lisibles.</p></li><li><p><strong>Enregistrez les roues.</strong></p><p>Avant et arrière ensemble, chacune avec son numéro, dans les {registration_days} jours suivant l’achat. Le lien vers le passeport de chaque roue arrive aussitôt par e-mail ; le certificat suit une fois la preuve d’achat vérifiée, en général sous deux jours ouvrés.</p></li></ol>',
		ja: '<ol><li><p><strong>シリアル番号を確認する</strong></p><p>リムのバルブ穴の近くに印字され、外箱のラベルにも記載されています。</p></li><li><p><strong>購入証明書を用意する</strong></p><p>レシートまたは請求書。日付、購入店名、製品名が読み取れる必要があります。</p></li><li><p><strong>ホイールを登録する</strong></p><p>前後2本を、それぞれの番号でまとめて。購入日から{registration_days}日以内です。各ホイールのパスポートへのリンクは、すぐにメールでお送りします。証明書は、購入証明書の確認後（通常2営業日以内）にお届けします。</p></li></ol>',
	}),
});

/** Possible answers of the check of a serial number, and what to do then. */
export const registrationHelp = (t: TextPicker): BlockSeed => ({
	type: 'accordion',
	title: t({
		it: 'Se la registrazione non riesce',
		en: 'If registration does not go through',
		es: 'Si el registro no se completa',
		fr: 'Si l’enregistrement n’aboutit pas',
		ja: '登録できないとき',
	}),
	items: [
		{
			title: t({
				it: 'Il numero non viene riconosciuto',
				en: 'The number is not recognised',
				es: 'El número no se reconoce',
				fr: 'Le numéro n’est pas reconnu',
				ja: '番号が認識されない',
			}),
			html: t({
				it: '<p>Ricontrolla i caratteri che si somigliano: zero e O, uno e I, otto e B. Se il numero è giusto, la pagina che si apre manda una richiesta all’assistenza; rispondiamo dopo aver cercato la ruota nei registri di produzione.</p>',
				en: '<p>Check the characters that look alike: zero and O, one and I, eight and B. If the number is right, the page that opens sends a request to our support; we reply once we have looked the wheel up in the production records.</p>',
				es: '<p>Revisa los caracteres que se parecen: cero y O, uno e I, ocho y B. Si el número es correcto, la página que se abre envía una solicitud a la asistencia; respondemos después de buscar la rueda en los registros de producción.</p>',
				fr: '<p>Vérifiez les caractères qui se ressemblent : zéro et O, un et I, huit et B. Si le numéro est exact, la page qui s’ouvre transmet une demande à l’assistance ; nous répondons après avoir recherché la roue dans les registres de production.</p>',
				ja: '<p>0とO、1とI、8とBなど、似た文字をもう一度ご確認ください。正しい場合は、続いて開くページからお問い合わせいただけます。製造記録を確認してから回答します。</p>',
			}),
		},
		{
			title: t({
				it: 'La ruota risulta già registrata',
				en: 'The wheel is already registered',
				es: 'La rueda ya está registrada',
				fr: 'La roue est déjà enregistrée',
				ja: 'すでに登録されている',
			}),
			html: t({
				it: '<p>Capita quando il negozio ha registrato la coppia alla consegna: cerca l’e-mail di riepilogo. Dalla pagina del passaporto puoi farti mandare di nuovo il link; se la ruota non l’hai registrata tu, scrivici con la prova di acquisto.</p>',
				en: '<p>This happens when the shop registered the pair on delivery: look for the summary e-mail. The passport page sends you the link again; if it was not you who registered the wheel, write to us with your proof of purchase.</p>',
				es: '<p>Ocurre cuando la tienda registró el par en la entrega: busca el correo de resumen. La página del pasaporte te envía otra vez el enlace; si no fuiste tú quien la registró, escríbenos con el comprobante de compra.</p>',
				fr: '<p>C’est le cas lorsque le magasin a enregistré la paire à la livraison : cherchez l’e-mail récapitulatif. La page du passeport vous renvoie le lien ; si vous n’avez pas enregistré la roue vous-même, écrivez-nous en joignant la preuve d’achat.</p>',
				ja: '<p>取扱店が納品時に登録した場合に表示されます。登録完了メールをご確認ください。リンクはパスポートのページから再送できます。お心当たりのない登録の場合は、購入証明書を添えてご連絡ください。</p>',
			}),
		},
		{
			title: t({
				it: 'La ruota è stata sostituita in garanzia, o viene da una squadra',
				en: 'The wheel was replaced under warranty, or comes from a team',
				es: 'La rueda se sustituyó en garantía o procede de un equipo',
				fr: 'La roue a été remplacée sous garantie ou vient d’une équipe',
				ja: '保証で交換された、またはチームに供給されたホイール',
			}),
			html: t({
				it: '<p>La ruota sostitutiva eredita la scadenza di quella di cui ha preso il posto. Le ruote fornite alle squadre hanno un servizio proprio e non si registrano qui.</p>',
				en: '<p>A replacement wheel keeps the end date of the wheel it replaces. Wheels supplied to teams have a service of their own and are not registered here.</p>',
				es: '<p>Una rueda de sustitución conserva el plazo de la que reemplaza. Las ruedas suministradas a equipos tienen un servicio propio y no se registran aquí.</p>',
				fr: '<p>Une roue de remplacement conserve l’échéance de celle qu’elle remplace. Les roues fournies aux équipes relèvent d’un service à part et ne s’enregistrent pas ici.</p>',
				ja: '<p>交換品には、元のホイールの保証期限が引き継がれます。チームに供給したホイールはチーム向けの保証の対象となり、ここでは登録できません。</p>',
			}),
		},
		{
			title: t({
				it: 'Sono passati più di {registration_days} giorni',
				en: 'More than {registration_days} days have passed',
				es: 'Han pasado más de {registration_days} días',
				fr: 'Plus de {registration_days} jours se sont écoulés',
				ja: '{registration_days}日を過ぎている',
			}),
			html: t({
				it: '<p>L’estensione non si può più chiedere. La garanzia legale resta intera: per {legal_years} anni ci si rivolge al venditore.</p>',
				en: '<p>The extension can no longer be requested. The legal guarantee stands in full: for {legal_years} years it is the seller you turn to.</p>',
				es: '<p>La extensión ya no puede solicitarse. La garantía legal sigue íntegra: durante {legal_years} años se acude al vendedor.</p>',
				fr: '<p>L’extension ne peut plus être demandée. La garantie légale reste entière : pendant {legal_years} ans, c’est au vendeur de répondre.</p>',
				ja: '<p>延長保証はお申し込みいただけません。法定保証はそのまま有効です。{legal_years}年間は販売者にご相談ください。</p>',
			}),
		},
	],
});
