/** What this tab remembers over a reload; an empty text where there is nothing or storage is switched off. */
export function kept(key: string): string {
	try {
		return sessionStorage.getItem(key) ?? '';
	} catch {
		return '';
	}
}

export function keep(key: string, value: string): void {
	try {
		sessionStorage.setItem(key, value);
	} catch {
		// Switched off: the mail leads to the order.
	}
}
