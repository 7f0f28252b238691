import type { PageFaultCode, SiteFaultCode } from '#contract/publishing/reports.ts';
import type { DeskLocale } from '#contract/publishing/states.ts';

/** Texts of a mail around the facts. */
export interface Case {
	subject: (titles: string) => string;
	title: string;
	text: string;
	next: string;
}
interface Words {
	unnamed: string;
	/** Title for publications without an author: changes of prices, stock or announcements. */
	shop: string;
	/** The site could not be printed. */
	print: Case & {
		page: string;
		what: string;
		where: string;
		/** Label of the machine's own message, for its operator. */
		said: string;
		faults: Record<PageFaultCode | SiteFaultCode, string>;
	};
	/** The publication could not become live at its time. */
	refused: Case;
	/** Files served to visitors differed from those of a clean build. */
	differing: {
		subject: (count: number) => string;
		title: string;
		text: string;
		files: string;
		next: string;
	};
	button: string;
	faults: Readonly<Record<string, string>>;
	/** Summary of schema errors in a document; the desk lists them field by field. */
	misfit: string;
}

const it: Words = {
	unnamed: 'le tue modifiche',
	shop: 'prezzi, disponibilità o annunci',
	print: {
		subject: (titles) => `Non pubblicato: ${titles}`,
		title: 'La pubblicazione non è andata online',
		text: 'le pagine non sono state generate. Il sito è rimasto com’era, nessun visitatore ha visto errori.',
		page: 'Pagina',
		what: 'Che cosa non va',
		where: 'Dove',
		said: 'Messaggio tecnico',
		next: 'Correggi il punto indicato e pubblica di nuovo: la pubblicazione successiva porta online anche questa.',
		faults: {
			no_title: 'la pagina non ha un titolo',
			cut_short: 'la pagina si interrompe prima della fine',
			collapsed: 'la pagina ha perso quasi tutto il suo contenuto',
			dead_link: 'un collegamento porta a un indirizzo che non esiste',
			pages_lost: 'il sito perderebbe gran parte delle sue pagine',
			content_unfit: 'un contenuto non si può stampare; il messaggio dice quale',
			host_away:
				'il servizio che custodisce i contenuti non risponde; si riprova da sé per sei minuti',
			disk_full:
				'il disco della macchina che stampa il sito è pieno: serve chi la gestisce, poi basta riprovare',
			build_failed:
				'la generazione dell’intero sito non è riuscita; si riprova da sé per sei minuti, e se resta così serve chi gestisce il sito',
			cdn_refused: 'la CDN non ha preso le pagine; si riprova da sé per sei minuti',
			edge_behind:
				'un server del sito mostra ancora la versione di prima; riprova da sé, e se resta così serve chi gestisce il sito',
			unexpected:
				'è successo qualcosa di imprevisto; si riprova da sé per sei minuti, e se resta così serve chi gestisce il sito',
		},
	},
	refused: {
		subject: (titles) => `Non partito all’ora prevista: ${titles}`,
		title: 'La pubblicazione programmata non è partita',
		text: 'all’ora prevista qualcosa lo impediva. Il sito è rimasto com’era e le bozze ci sono ancora.',
		next: 'Correggi i punti indicati e pubblica di nuovo.',
	},
	differing: {
		subject: (count) =>
			count === 1 ? 'Un file del sito non era a posto' : `${count} file del sito non erano a posto`,
		title: 'Il sito è stato corretto da solo',
		text: 'il confronto con una generazione completa degli stessi contenuti ha trovato file diversi da come dovevano essere. Ora i visitatori vedono quelli giusti.',
		files: 'File',
		next: 'Di solito vuol dire che un disco è difettoso o che qualcuno ha modificato i file a mano: conviene controllare la macchina che serve il sito.',
	},
	button: 'Apri le pubblicazioni',
	faults: {
		live_changed: 'nel frattempo è stato pubblicato altro nello stesso punto',
		live_gone: 'la voce non è più sul sito',
		slug_taken: 'l’indirizzo è già di un’altra voce',
		taken: 'il valore è già di un’altra voce',
		target_missing: 'ciò a cui rimanda non c’è',
		still_linked: 'altre voci rimandano ancora qui',
		required: 'il sito non può farne a meno',
		text_missing: 'manca un testo',
		block_empty: 'un blocco è vuoto',
		circle: 'la voce sta sotto sé stessa',
		period: 'finisce prima di cominciare',
		refused: 'non si accorda con il resto dei contenuti',
		internal: 'è successo qualcosa di imprevisto: serve chi gestisce il sito',
	},
	misfit: 'un campo manca o non ha un valore valido; il desk dice quale',
};
const en: Words = {
	unnamed: 'your changes',
	shop: 'prices, stock or announcements',
	print: {
		subject: (titles) => `Not published: ${titles}`,
		title: 'The publication did not go live',
		text: 'The pages could not be made. The site is as it was; no visitor saw an error.',
		page: 'Page',
		what: 'What is wrong',
		where: 'Where',
		said: 'Technical message',
		next: 'Put it right and publish again: the next publication takes this one along.',
		faults: {
			no_title: 'the page has no title',
			cut_short: 'the page breaks off before its end',
			collapsed: 'the page has lost nearly all of its content',
			dead_link: 'a link leads to an address that does not exist',
			pages_lost: 'the site would lose most of its pages',
			content_unfit: 'some content cannot be printed; the message says which',
			host_away:
				'the service that keeps the content does not answer; it is tried again by itself for six minutes',
			disk_full:
				'the disk of the machine that prints the site is full: whoever keeps it has to make room, then try again',
			build_failed:
				'the whole site could not be built; it is tried again by itself for six minutes, and if it stays like this whoever keeps the site is needed',
			cdn_refused: 'the CDN did not take the pages; it is tried again by itself for six minutes',
			edge_behind:
				'a server of the site still shows what was there before; it tries again by itself, and if it stays like this whoever keeps the site is needed',
			unexpected:
				'something unexpected happened; it is tried again by itself for six minutes, and if it stays like this whoever keeps the site is needed',
		},
	},
	refused: {
		subject: (titles) => `Not published on time: ${titles}`,
		title: 'The scheduled publication did not start',
		text: 'When its time came, something stood against it. The site is as it was, and the drafts are still there.',
		next: 'Put it right and publish again.',
	},
	differing: {
		subject: (count) =>
			count === 1 ? 'One file of the site was wrong' : `${count} files of the site were wrong`,
		title: 'The site has been put right',
		text: 'Compared with a clean build of the same content, some files were not what they should be. Visitors now see the right ones.',
		files: 'Files',
		next: 'Usually a disk is failing, or somebody changed files by hand: have a look at the machine that serves the site.',
	},
	button: 'Open the publications',
	faults: {
		live_changed: 'something else was published in the same place meanwhile',
		live_gone: 'the entry is no longer on the site',
		slug_taken: 'the address belongs to another entry',
		taken: 'the value belongs to another entry',
		target_missing: 'what it points to is not there',
		still_linked: 'other entries still lead here',
		required: 'the site cannot do without it',
		text_missing: 'a text is missing',
		block_empty: 'a block is empty',
		circle: 'the entry lies below itself',
		period: 'it ends before it begins',
		refused: 'it does not agree with the rest of the content',
		internal: 'something unforeseen happened: whoever runs the site is needed',
	},
	misfit: 'a field is missing or has no valid value; the desk says which',
};

export const PUBLISHING_MAIL_TEXTS: Readonly<Record<DeskLocale, Words>> = { it, en };
