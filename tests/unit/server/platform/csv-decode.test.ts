import { describe, expect, test } from 'vitest';
import { decoded } from '../../../../src/server/platform/csv/decode.ts';

/** Bytes of a text in an 8-bit encoding that the platform can read but not write. */
function encoded(text: string, encoding: string): Uint8Array {
	const bytes = new Map<string, number>();
	for (let byte = 0; byte < 256; byte += 1) {
		bytes.set(new TextDecoder(encoding).decode(new Uint8Array([byte])), byte);
	}
	return Uint8Array.from(text, (sign) => bytes.get(sign) ?? expect.fail(`${sign} in ${encoding}`));
}
const hex = (digits: string) => new Uint8Array(Buffer.from(digits, 'hex'));

const WESTERN = [
	'code;text\nA1;Città\nA2;perché',
	'Però è già così: più',
	'PERCHÉ NO',
	'È nuovo',
	'Größe; Füße; Ärger',
	'año ¿qué? ¡hola! Ñandú',
	'cœur à l’été',
	'10 € netto',
	'28½',
	'Mozzo Ø 28',
	'Cerchio Ø622',
	'1890€; 1ère; 28Ø; 6µm',
	'20 °C, n° 5, 5ª',
	'Malmö, Ærø, Smørrebrød, São Paulo',
	'© 2026 Livenza',
];

describe('an 8-bit file whose encoding is certain', () => {
	test.each([...WESTERN, '“Livenza” – cerchi', 'a—b', 'L’Aquila', 'Carbon™', '28”'])(
		'Windows: %j',
		(text) => {
			expect(decoded(encoded(text, 'windows-1252'))).toBe(text);
		},
	);

	test.each(WESTERN.filter((text) => !/[’½]/.test(text)))('ISO-8859-15: %j', (text) => {
		expect(decoded(encoded(text, 'iso-8859-15'))).toBe(text);
	});

	test.each([
		['perché; Però', '706572636882' + '3b20' + '50657295'],
		['così è già', '636f738d' + '208a20' + '676985'],
		['Größe', '4772' + '94' + 'e1' + '65'],
		['Köln', '4b946c6e'],
	])('DOS: %j', (text, bytes) => {
		expect(decoded(hex(bytes))).toBe(text);
	});

	test('Shift_JIS, as Excel saves in Japan', () => {
		expect(decoded(hex('41313b83658358836793fa967b0a'))).toBe('A1;テスト日本\n');
	});
});

describe('a file is refused', () => {
	test.each([
		// `à` of DOS at the end of a word is `…` of Windows.
		['Città of DOS, or Citt… of Windows', hex('4369747485')],
		['Polish', encoded('Łódź, żółć', 'windows-1250')],
		['Czech', encoded('Příbram, Žižkov', 'windows-1250')],
		['Hungarian', encoded('Győr, Űr', 'windows-1250')],
		['Greek', encoded('Αθήνα', 'windows-1253')],
		['Bulgarian', encoded('София', 'windows-1251')],
		['Turkish', encoded('Şişli', 'windows-1254')],
		['Lithuanian', encoded('Šiauliai ąčęėį', 'windows-1257')],
		['an old Mac’s', encoded('Caffè, Città', 'macintosh')],
		['what an old Mac writes for c’è', encoded('c’è', 'macintosh')],
		['Chinese', hex('d6d0b9fac6c0')],
		['UTF-8 that was saved as Windows', Buffer.from('Citt\u00c3\u00a0')],
		['what has lost its letters before', Buffer.from('Citt\ufffd')],
		['half a character of UTF-16', hex('fffe4100d8')],
	])('%s', (_, bytes) => {
		expect(decoded(bytes)).toBeNull();
	});
});
