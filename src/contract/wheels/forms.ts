/** Form that registers wheels, one or a pair. */
export const REGISTRATION_FORM = 'warranty';

/** Form of those whose wheel could not be registered. */
export const SUPPORT_FORM = 'ops-warranty';
