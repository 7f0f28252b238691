import { everyLocale } from '#server/platform/mail/texts/every-locale.ts';

interface LabelTexts {
	title: string;
	/** Beginning of the file's name. */
	file: string;
	to: string;
	from: string;
	cut: string;
	pack: string;
	steps: readonly string[];
}

export const LABEL_TEXTS = everyLocale<LabelTexts>({
	it: {
		title: 'Etichetta di reso',
		file: 'etichetta',
		to: 'Destinatario',
		from: 'Mittente',
		cut: 'Taglia qui e incolla la parte superiore sul collo.',
		pack: 'Prima di chiudere la scatola',
		steps: [
			'Togli coperture, camere, nastro, cassetta e dischi che non hai comprato con le ruote.',
			'Usa l’imballo con cui sono arrivate, con i distanziali sui mozzi; se non l’hai più, due cartoni e i mozzi protetti.',
			'Metti nella scatola tutto ciò che c’era: nippli e raggi di scorta, bloccaggi, adattatori, manuale.',
			'Copri le vecchie etichette del corriere. Consegna il collo chiuso: il corriere non imballa.',
		],
	},
	en: {
		title: 'Return label',
		file: 'return-label',
		to: 'To',
		from: 'From',
		cut: 'Cut here and stick the upper part on the parcel.',
		pack: 'Before you close the box',
		steps: [
			'Take off tyres, tubes, rim tape, cassette and rotors that you did not buy with the wheels.',
			'Use the box they came in, with the spacers on the hubs; failing that, two layers of card and protected axles.',
			'Put everything back that was in it: spare spokes and nipples, skewers, adapters, manual.',
			'Cover the old courier labels. Hand over the parcel closed: the courier does not pack.',
		],
	},
	es: {
		title: 'Etiqueta de devolución',
		file: 'etiqueta',
		to: 'Destinatario',
		from: 'Remitente',
		cut: 'Corta por aquí y pega la parte superior en el paquete.',
		pack: 'Antes de cerrar la caja',
		steps: [
			'Quita cubiertas, cámaras, fondo de llanta, cassette y discos que no compraste con las ruedas.',
			'Usa la caja en la que llegaron, con los separadores en los bujes; si ya no la tienes, dos cartones y los ejes protegidos.',
			'Incluye todo lo que venía: radios y cabecillas de recambio, cierres, adaptadores, manual.',
			'Tapa las etiquetas antiguas. Entrega el paquete cerrado: el transportista no embala.',
		],
	},
	fr: {
		title: 'Étiquette de retour',
		file: 'etiquette',
		to: 'Destinataire',
		from: 'Expéditeur',
		cut: 'Découpez ici et collez la partie supérieure sur le colis.',
		pack: 'Avant de fermer le carton',
		steps: [
			'Retirez pneus, chambres à air, fond de jante, cassette et disques qui n’ont pas été achetés avec les roues.',
			'Utilisez le carton d’origine, avec les entretoises sur les moyeux ; à défaut, deux épaisseurs de carton et des axes protégés.',
			'Remettez tout ce qu’il contenait : rayons et têtes de rayon de rechange, serrages, adaptateurs, notice.',
			'Couvrez les anciennes étiquettes. Remettez le colis fermé : le transporteur n’emballe pas.',
		],
	},
	ja: {
		title: '返品用送り状',
		file: 'return-label',
		to: 'お届け先',
		from: 'ご依頼主',
		cut: 'ここで切り取り、上の部分を箱に貼ってください。',
		pack: '箱を閉じる前に',
		steps: [
			'ホイールと一緒に購入していないタイヤ、チューブ、リムテープ、カセット、ローターは外してください。',
			'届いたときの箱をお使いいただき、ハブにはスペーサーを付けてください。箱がない場合は段ボールを二重にし、アクスルを保護してください。',
			'予備のスポークとニップル、クイックレリーズ、アダプター、取扱説明書など、付属品をすべて入れてください。',
			'古い送り状は隠し、封をした状態でお渡しください。集荷員は梱包を行いません。',
		],
	},
});
