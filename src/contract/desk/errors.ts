/** Error codes of any desk call. */
export const READ_ERRORS = ['validation_failed', 'unauthorized', 'forbidden', 'not_found'] as const;
export const WRITE_ERRORS = [...READ_ERRORS, 'conflict', 'unsupported_media_type'] as const;
