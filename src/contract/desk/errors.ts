/** What any call of the desk may be refused with. */
export const READ_ERRORS = ['validation_failed', 'unauthorized', 'forbidden', 'not_found'] as const;
export const WRITE_ERRORS = [...READ_ERRORS, 'conflict', 'unsupported_media_type'] as const;
