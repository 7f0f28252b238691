import Article from '@mui/icons-material/ArticleOutlined';
import Drafts from '@mui/icons-material/DraftsOutlined';
import Publish from '@mui/icons-material/PublishOutlined';
import { Menu, usePermissions } from 'react-admin';
import { CONTENT_ENTITIES } from '#contract/content/documents/entities.ts';

/** What the site is made of and how it gets there, for those who may change it. */
export function EditingMenu() {
	const { permissions: role } = usePermissions();
	if (role !== 'editor' && role !== 'admin') return null;
	return (
		<>
			{CONTENT_ENTITIES.map((entity) => (
				<Menu.Item
					key={entity}
					to={`/content/${entity}`}
					leftIcon={<Article />}
					primaryText={`desk.editing.entities.${entity}.many`}
				/>
			))}
			<Menu.Item to="/drafts" leftIcon={<Drafts />} primaryText="desk.editing.drafts.title" />
			<Menu.Item
				to="/publications"
				leftIcon={<Publish />}
				primaryText="desk.editing.publications.title"
			/>
		</>
	);
}
