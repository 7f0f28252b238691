/** What is kept for so many days, and from when they count. */
export const retentionIt = {
	newsletter_requests: 'Iscrizioni mai confermate',
	messages: 'Richieste chiuse, dall’ultima risposta',
	applications: 'Candidature',
	support_requests: 'Richieste di assistenza',
	registrations: 'Registrazioni di ruote, dalla fine della garanzia',
	consents: 'Prove dei consensi',
	mails: 'Messaggi partiti',
	sessions: 'Sessioni del banco',
	audit: 'Registro operazioni',
};

export const retentionEn: typeof retentionIt = {
	newsletter_requests: 'Subscriptions never confirmed',
	messages: 'Enquiries, from the last answer',
	applications: 'Applications',
	support_requests: 'Support requests',
	registrations: 'Registered wheels, from the end of the warranty',
	consents: 'Proofs of consent',
	mails: 'Mails that were sent',
	sessions: 'Sessions of the desk',
	audit: 'Audit log',
};
