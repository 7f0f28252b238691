import MuiLink, { type LinkProps } from '@mui/material/Link';
import { Link } from 'react-router';

interface PageLinkProps extends LinkProps {
	/** Publication. */
	id: string;
	/** Address of one of the pages that it has changed; the first where none is named. */
	page?: string;
}

/** To what a publication has changed. */
export function PageLink({ id, page, ...props }: PageLinkProps) {
	const search = page === undefined ? '' : `?page=${encodeURIComponent(page)}`;
	return <MuiLink {...props} component={Link} to={`/publications/${id}/pages${search}`} />;
}
