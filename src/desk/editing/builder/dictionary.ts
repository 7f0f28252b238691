import type { PuckProps } from './puck-types.ts';

type Dictionary = NonNullable<PuckProps['dictionary']>;

/**
 * The page builder's own labels. Its panels are not drawn, so little of this is ever visible; all
 * of it is still in the desk's language.
 */
const it: Dictionary = {
	'header-publish': 'Pubblica',
	'header-undo': 'annulla',
	'header-redo': 'ripeti',
	'header-toggle-leftsidebar': 'Mostra o nascondi la colonna sinistra',
	'header-toggle-rightsidebar': 'Mostra o nascondi la colonna destra',
	'header-toggle-menubar': 'Mostra o nascondi la barra',
	'action-selectparent': 'Scegli quello che lo contiene',
	'action-duplicate': 'Duplica',
	'action-delete': 'Elimina',
	'label-page': 'Pagina',
	'label-component': 'Blocco',
	'outline-empty': 'Nessun blocco',
	'outline-item-collapse': 'Chiudi',
	'outline-item-expand': 'Apri',
	'outline-header-title': 'Blocchi',
	'outline-header-collapseall': 'Chiudi tutti',
	'outline-item-duplicate': 'Duplica',
	'outline-item-delete': 'Elimina',
	'drawer-category-collapse': 'Chiudi {title}',
	'drawer-category-expand': 'Apri {title}',
	'drawer-category-other': 'Altri',
	'canvas-noconfig': 'Blocco sconosciuto: {type}',
	'field-readonly': 'Sola lettura',
	'field-arrayitem-summary': 'Voce {index}',
	'field-arrayitem-duplicate': 'Duplica',
	'field-arrayitem-delete': 'Elimina',
	'viewport-zoom-in': 'Ingrandisci',
	'viewport-zoom-out': 'Rimpicciolisci',
	'viewport-zoom-auto': '{zoom}% (automatico)',
	'viewport-toggle-menu': 'Scelta dello schermo',
	'viewport-switch': 'Passa a {label}',
	'viewport-switch-default': 'Cambia schermo',
	'plugin-blocks': 'Blocchi',
	'plugin-outline': 'Elenco',
	'plugin-fields': 'Campi',
	'plugin-components': 'Blocchi',
	'layout-maximize': 'ingrandisci',
	'layout-minimize': 'riduci',
	'loader-loading': 'caricamento',
};

/** English is the page builder's default. */
export const DICTIONARIES: Readonly<Record<'it' | 'en', Dictionary>> = { it, en: {} };
