/**
 * Parses a `Retry-After` header into seconds until the next try: a count, or an instant as HTTP
 * writes it. Undefined without one, and for an instant that has passed.
 */
export function retryAfterSeconds(header: string | null): number | undefined {
	if (/^\d+$/.test(header ?? '')) return Number(header);
	const seconds = Math.ceil((Date.parse(header ?? '') - Date.now()) / 1000);
	return seconds > 0 ? seconds : undefined;
}
