/** Result of a state's action, for the components that show it. */
export type { ApiResult } from '#api/result.ts';
