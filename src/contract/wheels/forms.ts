/** Form that registers a wheel or a pair. */
export const REGISTRATION_FORM = 'warranty';

/** Claim under the legal guarantee, with the choice between repair and replacement. */
export const CLAIM_FORM = 'guarantee';

/** Remedies that a consumer chooses between, as values of the claim's field `remedy`. */
export const REMEDIES = ['repair', 'replacement'] as const;

/** Support form for owners whose wheel could not be registered. */
export const SUPPORT_FORM = 'ops-warranty';
