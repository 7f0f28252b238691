import Article from '@mui/icons-material/ArticleOutlined';
import Drafts from '@mui/icons-material/DraftsOutlined';
import Pictures from '@mui/icons-material/PhotoLibraryOutlined';
import Publish from '@mui/icons-material/PublishOutlined';
import { Menu } from 'react-admin';
import { useWords } from './words.ts';
import { CONTENT_ENTITIES } from '#contract/content/documents/entities.ts';

/** Menu entries for content, pictures and publications, for staff who may change the site. */
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
