import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compact } from '#components/shell/compact.ts';
import { HamburgerMenu } from '#components/shell/menu/HamburgerMenu.tsx';
import { withPhraseBreaks } from '#components/shell/phrase-breaks.ts';
import type { MenuModel } from '#content/parts/model.ts';
import { MENU_FORMAT, type MenuFile } from '#contract/menu-file.ts';
import { getT } from '#i18n/server.ts';

/** Lists of the hamburger menu as a file, which pages fetch on the first sign of intent. */
export function menuFile(menu: MenuModel): MenuFile {
	const html = compact(renderToStaticMarkup(createElement(HamburgerMenu, { menu })));
	return {
		format: MENU_FORMAT,
		title: getT(menu.locale, 'shell')('hamburger.title'),
		html: menu.locale === 'ja' ? withPhraseBreaks(html) : html,
	};
}
