/** Prefix of the names that an erasure puts in the place of addresses. */
const ERASED = 'erased:';

/** Placeholder for an address of which only a digest is kept. */
export const erasedAddress = (digest: string): string => `${ERASED}${digest}`;

/** True if the address was erased, so that no mail can be sent. */
export const isNobody = (address: string): boolean => address.startsWith(ERASED);
