/** What an action of the state comes back with, for those who draw it. */
export type { ApiResult } from '#api/result.ts';
