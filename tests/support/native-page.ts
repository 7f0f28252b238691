/** Text of an element by its id, without tags and runs of whitespace. */
export function toText(page: string, id: string): string {
	const match = new RegExp(`<(\\w+)[^>]*\\bid="${id}"[^>]*>([\\s\\S]*?)</\\1>`).exec(page);
	return (match?.[2] ?? '')
		.replace(/<[^>]+>/g, '')
		.replace(/\s+/g, ' ')
		.trim();
}

/** The opening tag of the control with this name. */
export function toControl(page: string, name: string): string {
	const tags = page.match(/<(?:input|select|textarea)\b[^>]*>/g) ?? [];
	return tags.find((tag) => tag.includes(`name="${name}"`)) ?? '';
}
