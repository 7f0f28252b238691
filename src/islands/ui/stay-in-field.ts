import type { MouseEvent } from 'react';

/**
 * For buttons that send: pressing one does not leave the field. The error of a field that is left
 * would push the button from under the pointer before it is let go, and the click would be lost.
 */
export const stayInField = (event: MouseEvent): void => event.preventDefault();
