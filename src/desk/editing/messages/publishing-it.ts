export const publish = {
	button: 'Pubblica…',
	title: 'Pubblica',
	removeTitle: 'Togli dal sito',
	name: 'Titolo della pubblicazione',
	nameHint: 'Per ritrovarla: “Gamma primavera”.',
	when: 'Quando',
	atOnce: 'Subito',
	later: 'Più tardi',
	at: 'Giorno e ora',
	zone: 'Ora italiana (Europe/Rome)',
	skipped: 'A quell’ora l’orologio salta in avanti: quell’ora non esiste.',
	take: 'Prendi %{time}',
	twice: 'Quell’ora c’è due volte, l’orologio torna indietro. Quale?',
	clocks: {
		CEST: 'la prima (ora legale)',
		CET: 'la seconda (ora solare)',
	},
	schedule: 'Programma',
	now: 'Pubblica adesso',
	keepsDraft:
		'C’è una bozza di %{by}, salvata l’ultima volta %{at}. Resta con la voce: si ritrova tra le bozze, e pubblicandola la voce torna sul sito.',
	claims:
		'Affermazioni ambientali generiche: la legge le vieta se non sono dimostrate e spiegate lì accanto. Rileggile prima di pubblicare.',
	claim: '«%{word}» in %{title}: %{place}',
	lacks:
		'A «%{title}» mancano testi in: %{languages}. Su quelle pagine si legge il testo italiano, segnato come non tradotto.',
	isRemoved: 'viene tolto',
	sent: 'Pubblicazione partita.',
	follow: 'Segui la pubblicazione',
	scheduled: 'Pubblicazione programmata.',
};

export const publications = {
	title: 'Pubblicazioni',
	none: 'Non è ancora stato pubblicato nulla.',
	pages: 'Pagine dell’elenco',
	newer: 'Più recenti',
	older: 'Meno recenti',
	for: 'prevista per %{at}',
	shop: 'Il negozio',
	columns: { who: 'Chi', when: 'Chiesta', since: 'Sul sito dal', took: 'Visibile dopo' },
	hook: 'L’avviso a chi stampa il sito non è arrivato (tentativi: %{tries}).',
	seconds: '%{seconds} s',
	changed: 'Pagine cambiate: %{changed}, tolte: %{gone}',
	others: 'e un’altra |||| e altre %{smart_count}',
	releases: 'Versioni del sito',
	current: 'quella che si vede',
	coming: 'tra un momento…',
	notPrinted: 'Non è sul sito: i visitatori vedono ancora quello di prima.',
	pageFaults: {
		no_title: 'la pagina non ha un titolo',
		cut_short: 'la pagina si interrompe prima della fine',
		collapsed: 'la pagina ha perso quasi tutto il suo contenuto:',
		dead_link: 'un collegamento porta a un indirizzo che non esiste:',
		pages_lost: 'il sito perderebbe gran parte delle sue pagine:',
	},
	siteFaults: {
		content_unfit: 'Un contenuto non si può stampare; il messaggio dice quale.',
		host_away:
			'Il servizio che custodisce i contenuti non risponde; si riprova da sé per sei minuti.',
		disk_full:
			'Il disco della macchina che stampa il sito è pieno: serve chi la gestisce, poi basta riprovare.',
		build_failed:
			'La generazione dell’intero sito non è riuscita; si riprova da sé per sei minuti, e se resta così serve chi gestisce il sito.',
		cdn_refused: 'La CDN non ha preso le pagine; si riprova da sé per sei minuti.',
		edge_behind:
			'Un server del sito mostra ancora la versione di prima; riprova da sé, e se resta così serve chi gestisce il sito. Il messaggio dice quale.',
		unexpected:
			'È successo qualcosa di imprevisto; si riprova da sé per sei minuti, e se resta così serve chi gestisce il sito.',
	},
	said: 'Messaggio tecnico',
	states: {
		scheduled: 'programmata',
		queued: 'in coda',
		rendering: 'in stampa',
		live: 'sul sito',
		failed: 'non riuscita',
		cancelled: 'annullata',
	},
	ask: {
		cancel: 'Annulla la programmazione',
		retry: 'Riprova',
		serve: 'Mostra questa',
	},
	askText: {
		cancel: 'Non sarà pubblicata; le bozze restano.',
		retry: 'Il sito viene stampato di nuovo con questi contenuti.',
		serve: 'I visitatori vedranno il sito com’era allora. Si può tornare avanti allo stesso modo.',
	},
};

export const pictures = {
	title: 'Prima e dopo',
	pages: 'Pagine cambiate',
	more: 'e un’altra pagina |||| e altre %{smart_count} pagine',
	both: 'Prima e dopo: %{page}',
	before: 'Prima',
	after: 'Dopo',
	open: 'Apri in un’altra scheda',
	none: 'Questa pubblicazione non ha cambiato nessuna pagina.',
	absent: 'In questa versione la pagina non c’è.',
	notKept: 'Questa versione del sito non è più conservata.',
	ended: 'Le immagini si possono vedere per un’ora.',
	failed: 'L’immagine della pagina non arriva.',
};

export const site = {
	deployed: 'Sulla CDN dal %{at}.',
	notDeployed: 'Non arrivata sulla CDN (%{at}), i visitatori vedono la versione di prima:',
	edgesCurrent:
		'Il server del sito è aggiornato (%{at}). |||| Tutti i %{smart_count} server del sito sono aggiornati (%{at}).',
	edges: {
		current: '%{name} è aggiornato.',
		catching_up: '%{name} si sta aggiornando.',
		behind: '%{name} mostra ancora una versione di prima.',
		silent: '%{name} non dà notizie; le pubblicazioni non lo aspettano.',
	},
	compared: 'Ultimo confronto con una generazione completa: %{at},',
	equal: 'tutto uguale.',
	differing:
		'un file era diverso ed è stato corretto: |||| %{smart_count} file erano diversi e sono stati corretti:',
};
