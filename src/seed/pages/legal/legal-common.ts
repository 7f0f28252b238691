import { SETTINGS } from '../../settings.ts';
import type { BlockSeed, Texts, WholePageSeed } from '../../types.ts';
import { inEveryLocale, same } from '../page.ts';

/** One numbered part of a legal text; its title feeds the contents list of the page. */
export interface LegalSection {
	title: Texts;
	html: Texts;
}

interface LegalDraft {
	id: string;
	/** If absent, the id in every language. */
	slug?: Texts;
	title: Texts;
	description: Texts;
	sections: LegalSection[];
	/** Blocks other than text, placed before the section of this index. */
	insert?: { before: number; block: (t: (texts: Texts) => string) => BlockSeed };
}

export function legalPage({
	id,
	slug = same(id),
	title,
	description,
	sections,
	insert,
}: LegalDraft): WholePageSeed {
	return inEveryLocale({
		id,
		template: 'legal',
		slug,
		title,
		description,
		blocks: (t) =>
			sections.flatMap((section, index): BlockSeed[] => {
				const text: BlockSeed = {
					type: 'rich_text',
					title: t(section.title),
					html: t(section.html),
				};
				return insert?.before === index ? [insert.block(t), text] : [text];
			}),
	});
}

export const COMPANY = SETTINGS.company;
export const SEAT = `${COMPANY.street}, ${COMPANY.postal_code} ${COMPANY.city} (${COMPANY.province})`;
const { legal_name: NAME, email: EMAIL, phone: PHONE } = COMPANY;

type Row = readonly [label: string, value: string | number | null | undefined];

/** Rows of data; a value that the settings lack takes its row with it. */
export function dataList(rows: readonly Row[]): string {
	const items = rows.flatMap(([label, value]) =>
		value ? [`<li><strong>${label}</strong> ${value}</li>`] : [],
	);
	return `<ul>${items.join('')}</ul>`;
}

/** Day from which all of these texts apply, as each language writes it. */
export const IN_FORCE_SINCE: Texts = {
	it: '1º settembre 2026',
	en: '1 September 2026',
	es: '1 de septiembre de 2026',
	fr: '1er septembre 2026',
	ja: '2026年9月1日',
};

/** Day on which the forms opened, and the texts about them changed. */
const FORMS_SINCE: Texts = {
	it: '21 novembre 2026',
	en: '21 November 2026',
	es: '21 de noviembre de 2026',
	fr: '21 novembre 2026',
	ja: '2026年11月21日',
};

export const CONTROLLER: LegalSection = {
	title: {
		it: 'Titolare del trattamento',
		en: 'Controller',
		es: 'Responsable del tratamiento',
		fr: 'Responsable du traitement',
		ja: '管理者',
	},
	html: {
		it: `<p>Titolare del trattamento è <strong>${NAME}</strong>, ${SEAT}, Italia. Per ogni domanda sui dati personali si può scrivere a ${EMAIL} o alla sede, oppure telefonare al ${PHONE}.</p>`,
		en: `<p>The controller is <strong>${NAME}</strong>, ${SEAT}, Italy. For any question about personal data write to ${EMAIL} or to the registered office, or call ${PHONE}.</p>`,
		es: `<p>El responsable del tratamiento es <strong>${NAME}</strong>, ${SEAT}, Italia. Para cualquier consulta sobre los datos personales se puede escribir a ${EMAIL} o a la sede, o llamar al ${PHONE}.</p>`,
		fr: `<p>Le responsable du traitement est <strong>${NAME}</strong>, ${SEAT}, Italie. Pour toute question relative aux données personnelles, vous pouvez écrire à ${EMAIL} ou au siège, ou téléphoner au ${PHONE}.</p>`,
		ja: `<p>個人データの管理者は<strong>${NAME}</strong>（所在地：${SEAT}、イタリア）です。個人データに関するお問い合わせは、${EMAIL}宛てのメール、本社宛ての郵便、または電話（${PHONE}）で承ります。</p>`,
	},
};

export const RECIPIENTS: LegalSection = {
	title: {
		it: 'A chi vengono comunicati i dati',
		en: 'Who receives the data',
		es: 'A quién se comunican los datos',
		fr: 'Destinataires des données',
		ja: 'データの提供先',
	},
	html: {
		it: '<p>I dati sono trattati dal personale autorizzato e istruito e da fornitori nominati responsabili del trattamento ai sensi dell’art. 28 GDPR, per esempio chi ospita il sito e chi gestisce la posta elettronica. Possono essere comunicati ad autorità pubbliche e a consulenti quando la legge lo impone o quando serve a far valere un diritto. Non sono diffusi né venduti.</p>',
		en: '<p>The data is handled by authorised and instructed staff and by suppliers appointed as processors under Article 28 GDPR, such as those that host the site and run our e-mail. It may be disclosed to public authorities and to advisers where the law requires it or where it is needed to establish or defend a legal claim. It is neither published nor sold.</p>',
		es: '<p>Los datos los trata personal autorizado e instruido, y proveedores designados encargados del tratamiento conforme al art. 28 del RGPD, por ejemplo quien aloja el sitio y quien gestiona el correo electrónico. Pueden comunicarse a autoridades públicas y asesores cuando la ley lo exige o cuando es necesario para ejercer o defender un derecho. No se difunden ni se venden.</p>',
		fr: '<p>Les données sont traitées par le personnel habilité et formé, ainsi que par des prestataires désignés sous-traitants au sens de l’article 28 du RGPD, par exemple l’hébergeur du site et le gestionnaire de la messagerie. Elles peuvent être communiquées à des autorités publiques et à des conseils lorsque la loi l’impose ou que la constatation ou la défense d’un droit le requiert. Elles ne sont ni diffusées ni vendues.</p>',
		ja: '<p>データは、権限と指示を受けた従業員、およびGDPR第28条に基づき処理者に選任した事業者（サイトのホスティング、電子メールの運用など）が取り扱います。法令で義務付けられる場合や、権利の行使または防御に必要な場合は、公的機関や専門家に開示することがあります。データの公開や販売は行いません。</p>',
	},
};

export const TRANSFERS: LegalSection = {
	title: {
		it: 'Trasferimenti fuori dallo Spazio economico europeo',
		en: 'Transfers outside the European Economic Area',
		es: 'Transferencias fuera del Espacio Económico Europeo',
		fr: 'Transferts hors de l’Espace économique européen',
		ja: '欧州経済領域外への移転',
	},
	html: {
		it: '<p>I dati sono conservati nello Spazio economico europeo. Se un fornitore ne trattasse una parte altrove, il trasferimento avverrebbe solo verso Paesi coperti da una decisione di adeguatezza (art. 45 GDPR) o con garanzie appropriate, quali le clausole contrattuali tipo (art. 46 GDPR), di cui si può chiedere copia.</p>',
		en: '<p>The data is kept within the European Economic Area. Should a supplier process part of it elsewhere, the transfer would take place only to countries covered by an adequacy decision (Article 45 GDPR) or with appropriate safeguards such as the standard contractual clauses (Article 46 GDPR), a copy of which may be requested.</p>',
		es: '<p>Los datos se conservan en el Espacio Económico Europeo. Si un proveedor tratara una parte en otro lugar, la transferencia se haría solo a países con decisión de adecuación (art. 45 del RGPD) o con garantías adecuadas, como las cláusulas contractuales tipo (art. 46 del RGPD), de las que puede pedirse copia.</p>',
		fr: '<p>Les données sont conservées dans l’Espace économique européen. Si un prestataire en traitait une partie ailleurs, le transfert n’aurait lieu que vers un pays couvert par une décision d’adéquation (article 45 du RGPD) ou moyennant des garanties appropriées, telles que les clauses contractuelles types (article 46 du RGPD), dont une copie peut être demandée.</p>',
		ja: '<p>データは欧州経済領域内に保管します。事業者が一部を域外で処理する場合は、十分性認定を受けた国（GDPR第45条）への移転、または標準契約条項などの適切な保護措置（GDPR第46条）を伴う移転に限ります。保護措置の写しはご請求いただけます。</p>',
	},
};

/** Section on the protection of forms from abuse, and on the records of the mails they cause. */
export const FORMS_AND_MAILS: LegalSection = {
	title: {
		it: 'Moduli, allegati ed e-mail del sito',
		en: 'Forms, attachments and e-mails of the site',
		es: 'Formularios, archivos adjuntos y correos del sitio',
		fr: 'Formulaires, pièces jointes et e-mails du site',
		ja: 'フォーム、添付ファイル、送信メール',
	},
	html: {
		it: '<p>Prima dell’invio il browser svolge un piccolo calcolo che i nostri server verificano: nessun servizio esterno vede chi compila. Contro gli abusi contiamo gli invii per indirizzo IP e cancelliamo i contatori entro tre giorni. Gli allegati restano in un archivio che il web non raggiunge e li apre solo il personale incaricato. Le copie delle e-mail spedite dal sito si cancellano dopo <strong>90 giorni</strong>. Ciò che si scrive in un modulo resta sul dispositivo fino all’invio, al massimo 7 giorni, senza arrivare a noi prima.</p>',
		en: '<p>Before sending, the browser does a small calculation that our servers check: no outside service sees who fills in the form. Against abuse we count submissions by IP address and delete the counters within three days. Attachments stay in a store that the web does not reach, and only the staff in charge open them. Copies of the e-mails that the site sends are deleted after <strong>90 days</strong>. What is typed into a form stays on the device until it is sent, for 7 days at most, and does not reach us before.</p>',
		es: '<p>Antes del envío, el navegador hace un pequeño cálculo que verifican nuestros servidores: ningún servicio externo ve quién rellena el formulario. Contra los abusos contamos los envíos por dirección IP y borramos los contadores en tres días. Los archivos adjuntos quedan en un almacén al que no llega la web y solo los abre el personal encargado. Las copias de los correos que envía el sitio se borran a los <strong>90 días</strong>. Lo que se escribe en un formulario permanece en el dispositivo hasta el envío, 7 días como máximo, y no nos llega antes.</p>',
		fr: '<p>Avant l’envoi, le navigateur effectue un petit calcul que nos serveurs vérifient : aucun service extérieur ne voit qui remplit le formulaire. Contre les abus, nous comptons les envois par adresse IP et effaçons les compteurs sous trois jours. Les pièces jointes restent dans un espace que le web n’atteint pas et que seul le personnel chargé du dossier ouvre. Les copies des e-mails envoyés par le site sont effacées après <strong>90 jours</strong>. Ce qui est saisi dans un formulaire reste sur l’appareil jusqu’à l’envoi, 7 jours au plus, sans nous parvenir auparavant.</p>',
		ja: '<p>送信の前にブラウザが小さな計算を行い、当社のサーバーがその結果を検証します。外部のサービスが入力者を知ることはありません。不正利用を防ぐため、IPアドレスごとの送信回数を数え、その記録は3日以内に削除します。添付ファイルはウェブから到達できない場所に保管し、担当者のみが開きます。サイトが送信したメールの控えは<strong>90日</strong>後に削除します。フォームの入力内容は、送信するまで最長7日間お使いの端末に残り、それまで当社には届きません。</p>',
	},
};

export const RIGHTS: LegalSection = {
	title: {
		it: 'Diritti dell’interessato',
		en: 'Your rights',
		es: 'Derechos del interesado',
		fr: 'Vos droits',
		ja: 'データ主体の権利',
	},
	html: {
		it: `<p>In ogni momento si possono chiedere al titolare:</p><ul><li>l’accesso ai dati e una loro copia (art. 15 GDPR);</li><li>la rettifica di dati inesatti (art. 16);</li><li>la cancellazione (art. 17) o la limitazione del trattamento (art. 18);</li><li>la portabilità dei dati forniti, quando il trattamento si basa sul consenso o su un contratto (art. 20).</li></ul><p>Ci si può <strong>opporre</strong>, per motivi connessi alla propria situazione, ai trattamenti fondati sul legittimo interesse e, senza doverli motivare, a quelli per marketing diretto (art. 21). Il consenso si revoca quando si vuole; la revoca non tocca ciò che è stato fatto prima.</p><p>Basta scrivere a ${EMAIL}: rispondiamo entro un mese (art. 12). Chi ritiene violata la normativa può presentare reclamo al <a href="https://www.garanteprivacy.it">Garante per la protezione dei dati personali</a> o all’autorità del Paese in cui vive o lavora (art. 77).</p>`,
		en: `<p>At any time you may ask the controller for:</p><ul><li>access to your data and a copy of it (Article 15 GDPR);</li><li>rectification of inaccurate data (Article 16);</li><li>erasure (Article 17) or restriction of processing (Article 18);</li><li>portability of the data you provided, where processing is based on consent or on a contract (Article 20).</li></ul><p>You may <strong>object</strong>, on grounds relating to your situation, to processing based on legitimate interests and, without giving a reason, to direct marketing (Article 21). Consent can be withdrawn whenever you wish; withdrawal does not affect what was done before.</p><p>Write to ${EMAIL}: we reply within one month (Article 12). If you believe the rules have been infringed you may lodge a complaint with the Italian authority, the <a href="https://www.garanteprivacy.it">Garante per la protezione dei dati personali</a>, or with the authority of the country where you live or work (Article 77).</p>`,
		es: `<p>En cualquier momento se puede solicitar al responsable:</p><ul><li>el acceso a los datos y una copia de ellos (art. 15 del RGPD);</li><li>la rectificación de los datos inexactos (art. 16);</li><li>la supresión (art. 17) o la limitación del tratamiento (art. 18);</li><li>la portabilidad de los datos facilitados, cuando el tratamiento se base en el consentimiento o en un contrato (art. 20).</li></ul><p>Cabe <strong>oponerse</strong>, por motivos relacionados con la propia situación, a los tratamientos basados en el interés legítimo y, sin necesidad de motivo, a los de mercadotecnia directa (art. 21). El consentimiento se retira cuando se desee; la retirada no afecta a lo hecho con anterioridad.</p><p>Basta con escribir a ${EMAIL}: respondemos en el plazo de un mes (art. 12). Quien considere infringida la normativa puede reclamar ante la autoridad italiana, el <a href="https://www.garanteprivacy.it">Garante per la protezione dei dati personali</a>, o ante la del país en que vive o trabaja (art. 77).</p>`,
		fr: `<p>Vous pouvez à tout moment demander au responsable du traitement :</p><ul><li>l’accès à vos données et leur copie (article 15 du RGPD) ;</li><li>la rectification de données inexactes (article 16) ;</li><li>l’effacement (article 17) ou la limitation du traitement (article 18) ;</li><li>la portabilité des données fournies, lorsque le traitement repose sur le consentement ou sur un contrat (article 20).</li></ul><p>Vous pouvez vous <strong>opposer</strong>, pour des raisons tenant à votre situation, aux traitements fondés sur l’intérêt légitime et, sans motif, à la prospection (article 21). Le consentement se retire quand vous le souhaitez ; le retrait est sans effet sur ce qui a été fait auparavant.</p><p>Il suffit d’écrire à ${EMAIL} : nous répondons dans un délai d’un mois (article 12). Si vous estimez que les règles ont été enfreintes, vous pouvez introduire une réclamation auprès de l’autorité italienne, le <a href="https://www.garanteprivacy.it">Garante per la protezione dei dati personali</a>, ou de celle du pays où vous vivez ou travaillez (article 77).</p>`,
		ja: `<p>データ主体は、いつでも管理者に対して次のことを請求できます。</p><ul><li>データへのアクセスと写しの交付（GDPR第15条）</li><li>不正確なデータの訂正（第16条）</li><li>データの消去（第17条）または処理の制限（第18条）</li><li>同意または契約に基づく処理の場合、提供したデータのポータビリティ（第20条）</li></ul><p>正当な利益に基づく処理に対しては、ご自身の状況に関する理由により<strong>異議</strong>を述べることができます。ダイレクトマーケティングに対しては、理由を示さずに異議を述べることができます（第21条）。同意はいつでも撤回できます。撤回は、それ以前に行われた処理には影響しません。</p><p>${EMAIL}宛てにご連絡ください。1か月以内に回答します（第12条）。法令違反があると考える場合は、イタリアの監督機関<a href="https://www.garanteprivacy.it">Garante per la protezione dei dati personali</a>、または居住地もしくは勤務地の監督機関に申立てを行うことができます（第77条）。</p>`,
	},
};

/** Closing section: the day from which a text applies. */
const version = (since: Texts): LegalSection => ({
	title: {
		it: 'Versione e modifiche',
		en: 'Version and changes',
		es: 'Versión y cambios',
		fr: 'Version et modifications',
		ja: '版と変更',
	},
	html: {
		it: `<p>Questo testo è in vigore dal ${since.it}. Se cambia nella sostanza, la nuova versione è pubblicata qui con la sua data e, quando riguarda persone già in contatto con noi, viene comunicata loro.</p>`,
		en: `<p>This text has been in force since ${since.en}. If its substance changes, the new version is published here with its date and, where it concerns people already in touch with us, they are told.</p>`,
		es: `<p>Este texto está en vigor desde el ${since.es}. Si cambia en lo sustancial, la nueva versión se publica aquí con su fecha y, cuando afecta a personas que ya están en contacto con nosotros, se les comunica.</p>`,
		fr: `<p>Ce texte est en vigueur depuis le ${since.fr}. S’il change sur le fond, la nouvelle version est publiée ici avec sa date et les personnes déjà en contact avec nous en sont informées.</p>`,
		ja: `<p>本文書は${since.ja}から適用されます。内容に実質的な変更がある場合は、日付を付した新しい版を本ページに掲載し、すでに当社と連絡のある方に関わる変更はご本人にもお知らせします。</p>`,
	},
});

export const VERSION = version(IN_FORCE_SINCE);
/** Closing section of the texts about the forms. */
export const VERSION_OF_FORMS = version(FORMS_SINCE);
