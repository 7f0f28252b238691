/** Name of a choice's value, without the rest of its link's text. */
export const valueName = (link: Element): string =>
	[...link.childNodes]
		.filter((node) => node instanceof Text)
		.map(({ data }) => data)
		.join('')
		.trim();
