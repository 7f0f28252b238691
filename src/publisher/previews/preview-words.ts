import type { Locale } from '#contract/locales.ts';

/** Texts of the bar over a draft, and of the notices where there is no draft to show. */
export interface PreviewWords {
	draft: string;
	/** Precedes the instant at which the address expires. */
	until: string;
	languages: string;
	live: string;
	expired: string;
	gone: string;
	broken: string;
	missing: string;
	/** About a page, where an earlier or later release is shown. */
	absent: string;
	/** About a release. */
	pruned: string;
}

const WORDS: { it: PreviewWords } & Partial<Record<Locale, PreviewWords>> = {
	it: {
		draft: 'Bozza, non ancora pubblicata',
		until: 'visibile fino al',
		languages: 'Lingua della bozza',
		live: 'Pagina pubblicata',
		expired: 'Questo indirizzo di anteprima è scaduto o non è completo. Fattene mandare uno nuovo.',
		gone: 'La bozza non c’è più: è stata pubblicata o scartata.',
		broken: 'La bozza non si può ancora mostrare:',
		missing: 'In questa lingua la bozza non ha una pagina.',
		absent: 'In questa versione del sito la pagina non c’è.',
		pruned: 'Questa versione del sito non è più conservata.',
	},
	en: {
		draft: 'Draft, not published yet',
		until: 'can be seen until',
		languages: 'Language of the draft',
		live: 'Published page',
		expired: 'This preview address has expired or is incomplete. Ask for a new one.',
		gone: 'The draft is no longer there: it has been published or discarded.',
		broken: 'The draft cannot be shown yet:',
		missing: 'The draft has no page in this language.',
		absent: 'This release of the site does not have the page.',
		pruned: 'This release of the site is no longer kept.',
	},
	es: {
		draft: 'Borrador, aún sin publicar',
		until: 'visible hasta el',
		languages: 'Idioma del borrador',
		live: 'Página publicada',
		expired: 'Esta dirección de vista previa ha caducado o está incompleta. Pide una nueva.',
		gone: 'El borrador ya no está: se ha publicado o descartado.',
		broken: 'El borrador aún no se puede mostrar:',
		missing: 'El borrador no tiene página en este idioma.',
		absent: 'Esta versión del sitio no tiene la página.',
		pruned: 'Esta versión del sitio ya no se conserva.',
	},
	fr: {
		draft: 'Brouillon, pas encore publié',
		until: 'visible jusqu’au',
		languages: 'Langue du brouillon',
		live: 'Page publiée',
		expired: 'Cette adresse d’aperçu a expiré ou est incomplète. Demandez-en une nouvelle.',
		gone: 'Le brouillon n’est plus là : il a été publié ou abandonné.',
		broken: 'Le brouillon ne peut pas encore être affiché :',
		missing: 'Le brouillon n’a pas de page dans cette langue.',
		absent: 'Cette version du site n’a pas cette page.',
		pruned: 'Cette version du site n’est plus conservée.',
	},
	ja: {
		draft: '下書き（未公開）',
		until: '閲覧期限',
		languages: '下書きの言語',
		live: '公開中のページ',
		expired:
			'このプレビュー用アドレスは期限切れか、途中で切れています。新しいアドレスを発行してもらってください。',
		gone: 'この下書きはもうありません。公開されたか、破棄されました。',
		broken: 'この下書きはまだ表示できません：',
		missing: 'この言語には下書きのページがありません。',
		absent: 'サイトのこの版には、このページがありません。',
		pruned: 'サイトのこの版は、もう保存されていません。',
	},
};

export const previewWords = (locale: Locale): PreviewWords => WORDS[locale] ?? WORDS.it;
