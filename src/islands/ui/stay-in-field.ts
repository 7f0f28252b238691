import type { MouseEvent } from 'react';

/**
 * Keeps the focus in the field when a submit button is pressed. On blur, the field's error would
 * move the button from under the pointer before it is released, and the click would be lost.
 */
export const stayInField = (event: MouseEvent): void => event.preventDefault();
