/** Order number for running text: word joiners prevent line breaks at its hyphens. */
export const unbroken = (number: string): string => number.replaceAll('-', '-\u2060');
