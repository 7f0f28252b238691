export type Encoding = 'br' | 'gzip' | 'identity';

/** Server preference among equal qualities. */
const ENCODINGS = ['br', 'gzip'] as const;

/** Coding of a response: the client's highest quality, brotli before gzip, else identity. */
export function acceptedEncoding(
	header: string | null,
	available: readonly Encoding[] = ENCODINGS,
): Encoding {
	const qualities = new Map<string, number>();
	for (const entry of (header ?? '').toLowerCase().split(',')) {
		const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim());
		const quality = parameters.find((part) => part.startsWith('q='))?.slice(2);
		const value = quality === undefined ? 1 : Number(quality);
		qualities.set(coding.replace(/^x-gzip$/, 'gzip'), Number.isFinite(value) ? value : 0);
	}
	const findQuality = (coding: string) => qualities.get(coding) ?? qualities.get('*') ?? 0;
	const [best] = ENCODINGS.filter((coding) => available.includes(coding) && findQuality(coding) > 0)
		.map((coding) => ({ coding, quality: findQuality(coding) }))
		.sort((a, b) => b.quality - a.quality);
	if (!best || (qualities.get('identity') ?? 0) > best.quality) return 'identity';
	return best.coding;
}

/** Adds names to `Vary` without repeating one. */
export function addVary(headers: Headers, ...names: string[]): void {
	const present = (headers.get('vary') ?? '').split(',').map((name) => name.trim());
	const missing = names.filter(
		(name) => !present.some((other) => other.toLowerCase() === name.toLowerCase()),
	);
	headers.set('vary', [...present, ...missing].filter(Boolean).join(', '));
}
