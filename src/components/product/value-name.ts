/** Name of a choice's value, without what else its link says. */
export const valueName = (link: Element): string =>
	[...link.childNodes]
		.filter((node) => node instanceof Text)
		.map(({ data }) => data)
		.join('')
		.trim();
