/** Path of a rule: `:name` matches one segment, a final `*` the rest, which may be empty. */
export interface PathPattern {
	source: string;
	/** The only path that it matches, decoded and without a final slash; null for several. */
	exact: string | null;
	/** Values by name, the rest as `splat`; null if the path does not match. */
	match(path: string): Record<string, string> | null;
}

/** Rules are written url-encoded, paths are matched decoded. */
const literal = (text: string) => decodeURIComponent(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Throws on what the host would read differently: a relative path, a `*` that is not final. */
export function pathPattern(source: string): PathPattern {
	if (!source.startsWith('/')) throw new Error(`rule path does not start with "/": ${source}`);
	const segments = source.split('/').filter(Boolean);
	const expression = segments.map((segment, index) => {
		if (segment === '*' && index === segments.length - 1) return '(?:/(?<splat>.*))?';
		if (segment.includes('*')) throw new Error(`"*" must be the last segment: ${source}`);
		return segment.startsWith(':') ? `/(?<${segment.slice(1)}>[^/]+)` : `/${literal(segment)}`;
	});
	const regex = new RegExp(`^${expression.join('')}/?$`);
	const isExact = !segments.some((segment) => segment === '*' || segment.startsWith(':'));
	return {
		source,
		exact: isExact ? decodeURIComponent(`/${segments.join('/')}`) : null,
		match(path) {
			const found = regex.exec(path);
			if (!found) return null;
			return Object.fromEntries(
				Object.entries(found.groups ?? {}).map(([name, value]) => [name, value ?? '']),
			);
		},
	};
}

/** Inserts matched values into a target; unknown names stay, such as a port after a colon. */
export function fillTarget(target: string, values: Record<string, string>): string {
	return target.replace(/:([A-Za-z_]\w*)/g, (whole, name: string) => values[name] ?? whole);
}
