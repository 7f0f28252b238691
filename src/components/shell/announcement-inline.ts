import type { AnnouncementModel } from '#content/parts/model.ts';
import { PUT_AWAY } from './announcement.ts';
import STYLE from './AnnouncementBar.css?inline';

/** Inline texts of a page, which its content security policy has to name. */
interface PageInline {
	styles: readonly string[];
	scripts: readonly string[];
}

/** Style and script that an announcement brings along; nothing where there is none. */
export const announcementInline = (announcement: AnnouncementModel | null): PageInline => ({
	styles: announcement ? [STYLE] : [],
	scripts: announcement?.isDismissible ? [PUT_AWAY] : [],
});
