import type { ComponentType } from 'react';
import type { BlockModel } from '#content/editorial/block-models.ts';
import { Accordion } from './Accordion.tsx';
import { CallToAction, StoreTeaser } from './CallToAction.tsx';
import { Comparison } from './Comparison.tsx';
import { Contact, FormPlace } from './Contact.tsx';
import { CookieTable } from './CookieTable.tsx';
import { DownloadList } from './DownloadList.tsx';
import { ExplodedView } from './exploded/ExplodedView.tsx';
import { DrawingBlock } from './wheels/DrawingBlock.tsx';
import { Gallery } from './Gallery.tsx';
import { Hero } from './Hero.tsx';
import { NewsList } from './NewsList.tsx';
import { Numbers, ProductNumbers } from './Numbers.tsx';
import { ProductList } from './ProductList.tsx';
import type { BlockProps } from './props.ts';
import { Quote } from './Quote.tsx';
import { RichTextBlock } from './RichTextBlock.tsx';
import { SectionList } from './SectionList.tsx';
import { TeamList } from './TeamList.tsx';
import { TextMedia } from './TextMedia.tsx';
import { Timeline } from './Timeline.tsx';
import { Video } from './Video.tsx';
import { SectionScrubber } from './wheels/SectionScrubber.tsx';
import { WheelSheet } from './wheels/WheelSheet.tsx';
import { WheelTurn } from './wheels/WheelTurn.tsx';

/** Component of every block type; the build prints them, an editor can show them live. */
export const BLOCKS: { [T in BlockModel['type']]: ComponentType<BlockProps<T>> } = {
	hero: Hero,
	rich_text: RichTextBlock,
	text_media: TextMedia,
	gallery: Gallery,
	video: Video,
	numbers: Numbers,
	product_numbers: ProductNumbers,
	timeline: Timeline,
	quote: Quote,
	product_list: ProductList,
	section_list: SectionList,
	comparison: Comparison,
	drawing: DrawingBlock,
	exploded_view: ExplodedView,
	section_scrubber: SectionScrubber,
	wheel_turn: WheelTurn,
	wheel_sheet: WheelSheet,
	accordion: Accordion,
	download_list: DownloadList,
	team_list: TeamList,
	news_list: NewsList,
	store_teaser: StoreTeaser,
	cta: CallToAction,
	contact: Contact,
	form: FormPlace,
	cookie_table: CookieTable,
};
