import MuiLink, { type LinkProps } from '@mui/material/Link';
import { Link } from 'react-router';

interface PageLinkProps extends LinkProps {
	/** Id of the publication. */
	id: string;
	/** Address of one of the changed pages; the first one if left out. */
	page?: string;
}

/** Link to the pages that a publication has changed. */
export function PageLink({ id, page, ...props }: PageLinkProps) {
	const search = page === undefined ? '' : `?page=${encodeURIComponent(page)}`;
	return <MuiLink {...props} component={Link} to={`/publications/${id}/pages${search}`} />;
}
