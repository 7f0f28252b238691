/** A number as a sentence says it: no line ends at one of its hyphens. */
export const unbroken = (number: string): string => number.replaceAll('-', '-\u2060');
