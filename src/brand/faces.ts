/** Families where nothing can be fetched: mails, and pages that the host or the edge answers. */
export const SYSTEM_FACES = {
	screen: `system-ui,-apple-system,"Segoe UI","Hiragino Sans","Noto Sans JP",sans-serif`,
	mail: 'Arial,Helvetica,sans-serif',
	mailJapanese: `'Hiragino Sans','Noto Sans JP','Yu Gothic',Meiryo,sans-serif`,
} as const;

/**
 * Cuts of the type where it is drawn as outlines, as the site sets headings, figures and texts:
 * weight from 300 to 600, width in percent from 75 to 100.
 */
export const CUTS = {
	title: { weight: 500, width: 75 },
	figure: { weight: 300, width: 75, isTabular: true },
	lead: { weight: 300, width: 100 },
	label: { weight: 500, width: 100 },
	text: { weight: 400, width: 100 },
} as const;
