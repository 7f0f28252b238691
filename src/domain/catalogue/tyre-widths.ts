/** Widths that tyres are sold in, mm: road, gravel, mountain bike (2.1 to 2.6 inches). */
const TYRE_WIDTHS_MM = [23, 25, 28, 30, 32, 35, 38, 40, 45, 50, 54, 57, 60, 65] as const;

/** Tyre widths that fit a rim. */
export function tyreWidthsFor(least_mm: number, most_mm: number): number[] {
	return TYRE_WIDTHS_MM.filter((width) => width >= least_mm && width <= most_mm);
}
