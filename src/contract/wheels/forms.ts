/** Form that registers a wheel or a pair. */
export const REGISTRATION_FORM = 'warranty';

/** Support form for owners whose wheel could not be registered. */
export const SUPPORT_FORM = 'ops-warranty';
