import Account from '@mui/icons-material/AccountTreeOutlined';
import Announcement from '@mui/icons-material/CampaignOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import Bike from '@mui/icons-material/DirectionsBikeOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import Document from '@mui/icons-material/PictureAsPdfOutlined';
import Drafts from '@mui/icons-material/DraftsOutlined';
import Form from '@mui/icons-material/DynamicFormOutlined';
import Job from '@mui/icons-material/WorkOutlined';
import News from '@mui/icons-material/NewspaperOutlined';
import Pictures from '@mui/icons-material/PhotoLibraryOutlined';
import Product from '@mui/icons-material/TireRepairOutlined';
import Publish from '@mui/icons-material/PublishOutlined';
import Redirect from '@mui/icons-material/TurnRightOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Store from '@mui/icons-material/StorefrontOutlined';
import type { ComponentType } from 'react';
import { Menu } from 'react-admin';
import { CONTENT_ENTITIES, type ContentEntity } from '#contract/content/documents/entities.ts';
import { SOLD } from '../menu-groups.ts';
import { useWords } from './words.ts';

const ICONS: Record<ContentEntity, ComponentType> = {
	page: Article,
	news: News,
	job: Job,
	product: Product,
	category: Category,
	product_usage: Bike,
	menu: Account,
	redirect: Redirect,
	settings: Settings,
	store: Store,
	document: Document,
	form: Form,
	announcement: Announcement,
};

/** Menu entries of an editor in one group: products, or the site with its pictures. */
export default function EditingMenu({ group }: { group: 'shop' | 'site' }) {
	const { words } = useWords();
	const isShop = group === 'shop';
	return (
		<>
			{CONTENT_ENTITIES.filter((entity) => SOLD.includes(entity) === isShop).map((entity) => {
				const Icon = ICONS[entity];
				return (
					<Menu.Item
						key={entity}
						to={`/content/${entity}`}
						leftIcon={<Icon />}
						primaryText={words(`entities.${entity}.many`)}
					/>
				);
			})}
			{!isShop && (
				<>
					<Menu.Item to="/pictures" leftIcon={<Pictures />} primaryText={words('media.title')} />
					<Menu.Item to="/drafts" leftIcon={<Drafts />} primaryText={words('drafts.title')} />
					<Menu.Item
						to="/publications"
						leftIcon={<Publish />}
						primaryText={words('publications.title')}
					/>
				</>
			)}
		</>
	);
}
