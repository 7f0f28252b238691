const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Writes the digits of every script as 0 to 9: their rows in Unicode begin at 0 or at 6. */
export const plainDigits = (text: string): string =>
	text.replace(/\p{Nd}/gu, (digit) => {
		const code = digit.codePointAt(0) ?? 0;
		const place = code % 16;
		return String(isDigit(code - place) ? place : place - 6);
	});
