export const IT = {
	subject: 'La tua prova',
	title: 'Richiesta ricevuta',
	intro: 'Ti scriviamo appena la ruota è libera.',
};
