import type { MenuModel } from '#content/parts/model.ts';
import { getT } from '#i18n/server.ts';

/** Categories on wide screens. The menu's script shows the picture of one on hover or focus. */
export function CategoryPanel({ locale, categories }: Pick<MenuModel, 'locale' | 'categories'>) {
	const t = getT(locale, 'shell');
	return (
		<nav className="category-panel" aria-label={t('hamburger.categories')}>
			<p className="kicker">{t('hamburger.categories')}</p>
			<ul className="category-list">
				{categories.map(({ id, label, href, picture }) => (
					<li key={id} data-picture={picture}>
						<a href={href}>{label}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
