/** Parser of the library for a header's parameters, which its own types leave out. */
declare module '@fastify/busboy/lib/utils/parseParams.js' {
	/** Returns the value, then its parameters in order; one without a value is its name alone. */
	export default function parseParams(
		header: string,
	): (string | [name: string, value: string | undefined])[];
}
