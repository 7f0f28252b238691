const THUMB = 88;

/** Picture of an article by its file name on the server; an empty box if it has none. */
export function Thumb({ file }: { file: string | undefined }) {
	if (file === undefined) return <span className="cart-thumb" />;
	const [narrow, wide] = [`/media/150/${file}`, `/media/300/${file}`];
	return (
		<img
			className="cart-thumb"
			src={narrow}
			srcSet={`${narrow} 1x, ${wide} 2x`}
			width={THUMB}
			height={THUMB}
			alt=""
			loading="lazy"
		/>
	);
}
