/** How the names begin that an erasure puts in the place of addresses. */
const ERASED = 'erased:';

/** Stands for an address of which only a digest is kept. */
export const erasedAddress = (digest: string): string => `${ERASED}${digest}`;

/** Whether nobody is left to be written to. */
export const isNobody = (address: string): boolean => address.startsWith(ERASED);
