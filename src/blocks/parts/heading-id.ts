/** Fragment id of a section, from its title in any script: `#2-durata`, `#保証期間`. */
export function headingId(title: string): string {
	return title
		.toLowerCase()
		.normalize('NFKC')
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '');
}
