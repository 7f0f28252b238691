/** Brakes of a bicycle, as `subject` of the rule `brake`; `disc` where the rotor is not known. */
export const BICYCLE_BRAKES = ['disc', 'disc-splined', 'disc-six-bolt', 'rim', 'none'] as const;
export type BicycleBrake = (typeof BICYCLE_BRAKES)[number];

/** Brakes that a wheel is made for, as `part` of the rule `brake`: rotor mounts, rim, or none. */
export const WHEEL_BRAKES = ['splined', 'six-bolt', 'rim', 'none'] as const;
export type WheelBrake = (typeof WHEEL_BRAKES)[number];
