/** Value that this tab remembers over a reload; empty without one or without storage. */
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
		// Storage is switched off: the mail leads to the order.
	}
}
