/** Deploys a release to where visitors are; false where it is there already. */
export type Deploy = (release: string) => Promise<boolean>;
