import parseParams from '@fastify/busboy/lib/utils/parseParams.js';

export interface Disposition {
	name: string;
	fileName: string | null;
}

/** Parses the header of a part (RFC 7578); null if it is no field of a form. */
export function readDisposition(header: string): Disposition | null {
	const [kind, ...parameters] = parseParams(header);
	if (typeof kind !== 'string' || kind.toLowerCase() !== 'form-data') return null;
	const findValue = (wanted: string) => {
		for (const [name, value] of parameters.filter((given) => typeof given !== 'string')) {
			if (name.toLowerCase() === wanted) return unescaped(value ?? '');
		}
		return null;
	};
	const name = findValue('name');
	return name === null ? null : { name, fileName: findValue('filename') };
}

/** Browsers write a quote and line ends in percent (HTML, "multipart/form-data encoding"). */
function unescaped(written: string): string {
	return written.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
}
