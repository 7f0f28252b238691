/** The right half of an outline and its mirror image: the same data twice costs next to nothing. */
export function Mirrored({ d }: { d: string }) {
	return (
		<>
			<path d={d} />
			<path d={d} transform="scale(-1 1)" />
		</>
	);
}
