const box = (name: string, ...inside: (string | Buffer)[]) => {
	const body = Buffer.concat(inside.map((part) => Buffer.from(part)));
	const head = Buffer.alloc(8);
	head.writeUInt32BE(body.length + 8);
	head.write(name, 4, 'latin1');
	return Buffer.concat([head, body]);
};
/** Beginning of a file of the ISO base format, by its brands. */
export const ftyp = (major: string, ...others: string[]) =>
	box('ftyp', major, Buffer.alloc(4), ...others);
/** A track whose handler is of a kind: `soun`, `vide`. */
const track = (handler: string) =>
	box('trak', box('mdia', box('hdlr', Buffer.alloc(8), handler, Buffer.alloc(13))));
/** A small MP4 with tracks of these handlers, as telephones write voice notes and films. */
export const movie = (major: string, ...handlers: string[]) =>
	Buffer.concat([
		ftyp(major, 'isom', 'mp42'),
		box('mdat', Buffer.alloc(64, 7)),
		box('moov', ...handlers.map(track)),
	]);
