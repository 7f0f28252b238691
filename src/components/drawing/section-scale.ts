/** Units of the view box in one mm, for a section of 80 mm under a tyre. */
export const SECTION_SCALE = 4;
