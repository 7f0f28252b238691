import type { ReactNode } from 'react';
import type { Locale } from '#contract/locales.ts';
import { getT } from '#i18n/server.ts';

interface MenuDisclosureProps {
	locale: Locale;
	label: string;
	href: string | null;
	entries: readonly { id: string; label: string; href: string | null }[];
	icon?: string | null;
	children?: ReactNode;
}

/**
 * An entry of the hamburger menu: a plain link, or a disclosure whose summary opens a panel and,
 * once open, closes it. All share one name, so the browser keeps at most one open.
 */
export function MenuDisclosure(props: MenuDisclosureProps) {
	const { locale, label, href, entries, icon, children } = props;
	const t = getT(locale, 'shell');
	const mark = icon && <span className={icon} />;
	if (entries.length === 0) {
		return (
			href && (
				<a href={href}>
					{mark}
					{label}
				</a>
			)
		);
	}
	return (
		<details name="hamburger-entry">
			<summary>
				{mark}
				<span className="summary-back">{t('hamburger.back')}</span>
				<span>{label}</span>
			</summary>
			<div className="hamburger-panel">
				{href && (
					<a className="title-3 no-underline hover:text-accent" href={href}>
						{label}
					</a>
				)}
				{children}
				<ul className="hamburger-entries">
					{entries.map((entry) => (
						<li key={entry.id}>{entry.href && <a href={entry.href}>{entry.label}</a>}</li>
					))}
				</ul>
			</div>
		</details>
	);
}
