import type { Block, BlockOf } from '#contract/content/blocks.ts';
import type { Drawing } from '#contract/content/catalogue.ts';
import type { FormModel } from '#domain/form-model.ts';
import type { ProductCard } from './catalogue.ts';
import type { ContactModel } from './contact.ts';
import type { DocumentRow } from './documents.ts';
import type { Picture, SectionLink } from './model.ts';
import type { NewsCard } from './news-cards.ts';
import type { SpecificationRow } from './specifications.ts';

export interface Action {
	label: string;
	href: string;
}

export interface ComparedProduct {
	id: string;
	name: string;
	href: string;
	rows: SpecificationRow[];
	drawing: Drawing | null;
}

/** A film to play here, or the page of the site that has it. */
export type VideoModel =
	| { type: 'file'; files: { src: string; mime: string }[] }
	| { type: 'external'; url: string; provider: string };

export interface TeamModel {
	name: string;
	discipline: string;
	/** Name of the country in the page's language. */
	country: string;
	text: string | null;
	picture: Picture | null;
	action: Action | null;
}

/** Fields that a block keeps as the host sent them; the others are resolved below. */
type Kept<T extends Block['type'], Resolved extends string = never> = Omit<BlockOf<T>, Resolved>;

/** Blocks with every id resolved: what the components of `blocks/` draw. */
export type BlockModel =
	| (Kept<'hero', 'media' | 'links'> & {
			picture: Picture | null;
			actions: Action[];
			drawing: Drawing | null;
	  })
	| Kept<'rich_text'>
	| (Kept<'text_media', 'media' | 'links'> & { picture: Picture; actions: Action[] })
	| (Kept<'gallery', 'items'> & { items: { picture: Picture; caption: string | null }[] })
	| (Kept<'video', 'poster' | 'source'> & {
			poster: Picture | null;
			/** The one address that a player's poster can have. */
			posterSrc: string | null;
			source: VideoModel;
	  })
	| Kept<'numbers'>
	| (Kept<'product_numbers'> & { rows: SpecificationRow[]; name: string })
	| Kept<'timeline'>
	| Kept<'quote'>
	| (Pick<BlockOf<'product_list'>, 'type' | 'title' | 'text'> & {
			cards: ProductCard[];
			action: Action | null;
	  })
	| (Pick<BlockOf<'section_list'>, 'type' | 'title' | 'kind'> & { sections: SectionLink[] })
	| (Pick<BlockOf<'comparison'>, 'type' | 'title' | 'text' | 'codes'> & {
			products: ComparedProduct[];
	  })
	| (Pick<BlockOf<'drawing'>, 'type' | 'title' | 'text'> & { products: ComparedProduct[] })
	| Kept<'accordion'>
	| (Pick<BlockOf<'download_list'>, 'type' | 'title'> & { documents: DocumentRow[] })
	| (Kept<'team_list', 'items'> & { items: TeamModel[] })
	| (Pick<BlockOf<'news_list'>, 'type' | 'title'> & { cards: NewsCard[]; archiveHref: string })
	| (Kept<'store_teaser'> & { href: string })
	| (Kept<'cta', 'links'> & { actions: Action[] })
	| (Kept<'contact'> & { contact: ContactModel })
	| (Kept<'form'> & {
			name: string;
			description: string | null;
			/** Null while the form is not enabled. */
			form: FormModel | null;
			contact: ContactModel;
	  })
	| Kept<'cookie_table'>;

export type BlockModelOf<T extends BlockModel['type']> = Extract<BlockModel, { type: T }>;
