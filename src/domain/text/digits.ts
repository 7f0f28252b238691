/** Writes the digits of every script as 0 to 9: their rows in Unicode begin at 0 or at 6. */
export const plainDigits = (text: string): string =>
	text.replace(/\p{Nd}/gu, (digit) => {
		const code = digit.codePointAt(0) ?? 0;
		const place = code % 16;
		const isFromZero = /\p{Nd}/u.test(String.fromCodePoint(code - place));
		return String(isFromZero ? place : place - 6);
	});
