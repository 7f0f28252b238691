export interface Box {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

/** Box of the points of path data in absolute coordinates; handles do not count. */
export function toBox(d: string): Box {
	const points = [...d.matchAll(/([MLC])([^MLCz]*)/g)].map(([, , numbers = '']) =>
		numbers.trim().split(/\s+/).map(Number).slice(-2),
	);
	const xs = points.map(([x = Number.NaN]) => x);
	const ys = points.map(([, y = Number.NaN]) => y);
	return {
		left: Math.min(...xs),
		right: Math.max(...xs),
		top: Math.min(...ys),
		bottom: Math.max(...ys),
	};
}
