/** Patterns of what a log must not repeat, each with its replacement; the first rules go first. */
const RULES: readonly (readonly [RegExp, string])[] = [
	[/(\b[a-z][a-z\d+.-]*:\/\/)[^\s:@/]*:[^\s@/]*@/g, '$1[login]@'],
	[/\b[srp]k_(?:live|test)_\w+|\bwhsec_[\w+/=-]+/g, '[key]'],
	[/\b(Bearer|Basic) [\w.~+/=-]{8,}/g, '$1 [key]'],
	[/([?&](?:token|key|code|signature|email)=)[^&\s"]+/g, '$1[value]'],
	[/[\w.!#$%&'*+=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
	[/\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?\b/g, '[iban]'],
	[/\+\d(?:[ ()./-]{0,2}\d){7,14}(?!\d)/g, '[phone]'],
];

/** Redacts personal and secret data in a log line. */
export const redact = (line: string): string =>
	RULES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
