import Article from '@mui/icons-material/ArticleOutlined';
import Drafts from '@mui/icons-material/DraftsOutlined';
import Pictures from '@mui/icons-material/PhotoLibraryOutlined';
import Publish from '@mui/icons-material/PublishOutlined';
import { Menu } from 'react-admin';
import { useWords } from './words.ts';
import { CONTENT_ENTITIES } from '#contract/content/documents/entities.ts';

/** What the site is made of and how it gets there, for those who may change it. */
export default function EditingMenu() {
	const { words } = useWords();
	return (
		<>
			{CONTENT_ENTITIES.map((entity) => (
				<Menu.Item
					key={entity}
					to={`/content/${entity}`}
					leftIcon={<Article />}
					primaryText={words(`entities.${entity}.many`)}
				/>
			))}
			<Menu.Item to="/pictures" leftIcon={<Pictures />} primaryText={words('media.title')} />
			<Menu.Item to="/drafts" leftIcon={<Drafts />} primaryText={words('drafts.title')} />
			<Menu.Item
				to="/publications"
				leftIcon={<Publish />}
				primaryText={words('publications.title')}
			/>
		</>
	);
}
