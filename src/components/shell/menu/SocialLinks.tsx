import type { Locale } from '#contract/locales.ts';
import { getT } from '#i18n/server.ts';
import './SocialLinks.css';

interface SocialLinksProps {
	locale: Locale;
	social: readonly { network: string; url: string }[];
}

const NAMES = new Map([
	['facebook', 'Facebook'],
	['instagram', 'Instagram'],
	['youtube', 'YouTube'],
	['x', 'X'],
	['linkedin', 'LinkedIn'],
]);

/** Links to the maker's pages on social networks that have a known name. */
export function SocialLinks({ locale, social }: SocialLinksProps) {
	const t = getT(locale, 'shell');
	const links = social.flatMap(({ network, url }) => {
		const name = NAMES.get(network);
		return name ? [{ url, name }] : [];
	});
	if (links.length === 0) return null;
	return (
		<ul className="social-links" aria-label={t('footer.social')}>
			{links.map(({ url, name }) => (
				<li key={url}>
					<a
						href={url}
						target="_blank"
						rel="noopener"
						aria-label={t('social.newTab', { network: name })}
					>
						{name}
					</a>
				</li>
			))}
		</ul>
	);
}
