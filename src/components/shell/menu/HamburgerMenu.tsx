import type { MenuLink, MenuModel } from '#content/parts/model.ts';
import { getT } from '#i18n/server.ts';
import { CategoryPanel } from './CategoryPanel.tsx';
import { menuIcon } from './menu-icon.ts';
import { MenuDisclosure } from './MenuDisclosure.tsx';
import { RangeCards } from './RangeCards.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** Native commands, which the types of React do not know yet. */
const CLOSE = { command: 'close', commandfor: 'hamburger' };

/**
 * Everything inside the dialog of the hamburger menu but the logo, which its script copies from the
 * header. Printed into a file of its own (`templates/menu-file.ts`), never into a page.
 */
export function HamburgerMenu({ menu }: { menu: MenuModel }) {
	const { locale, href, ranges, categories } = menu;
	const t = getT(locale, 'shell');
	/** True for the link to all categories, used where they have no room for a panel of their own. */
	const isShop = (entry: MenuLink) => entry.href === href['products-archive'];
	return (
		<>
			<div className="hamburger-bar">
				<div className="container-full header-row">
					<button
						type="button"
						className="btn-icon"
						{...CLOSE}
						aria-label={t('hamburger.close')}
						autoFocus
					>
						<span className="i-tabler-x" />
					</button>
				</div>
			</div>
			<div className="hamburger-body">
				<div className="hamburger-menus">
					<nav aria-label={t('hamburger.usages')}>
						<ul className="hamburger-usages">
							{menu.usages.map((usage) => (
								<li key={usage.id}>
									<a href={usage.href}>{usage.label}</a>
								</li>
							))}
						</ul>
					</nav>
					<nav aria-label={t('hamburger.primary')}>
						<ul className="hamburger-primary">
							{menu.primary.map((entry) => (
								<li key={entry.id}>
									<MenuDisclosure
										locale={locale}
										label={entry.label}
										href={entry.href}
										entries={[...(isShop(entry) ? categories : []), ...entry.children]}
										icon={menuIcon(entry.slug)}
									>
										{isShop(entry) && ranges.length > 0 && (
											<RangeCards ranges={ranges} locale={locale} />
										)}
									</MenuDisclosure>
								</li>
							))}
						</ul>
					</nav>
					<div className="hamburger-secondary">
						<nav aria-label={t('hamburger.secondary')}>
							<ul className="hamburger-small">
								{menu.secondary.map((entry) => (
									<li key={entry.id}>
										<MenuDisclosure
											locale={locale}
											label={entry.label}
											href={entry.href}
											entries={entry.children}
											icon={menuIcon(entry.slug)}
										/>
									</li>
								))}
								<li className="xs:hidden">
									<a href={href.account}>{t('header.account')}</a>
								</li>
								{menu.isShopEnabled && (
									<li className="xs:hidden">
										<a href={href.cart}>{t('header.cart')}</a>
									</li>
								)}
							</ul>
						</nav>
						<SocialLinks locale={locale} social={menu.social} />
					</div>
				</div>
				<CategoryPanel locale={locale} categories={categories} />
			</div>
		</>
	);
}
