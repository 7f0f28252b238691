import type { ProductSeed } from '../types.ts';
import { MERCHANDISE } from './extras-merchandise.ts';
import { SPARES } from './extras-spares.ts';

/** Spare parts and merchandise. */
export const EXTRAS: ProductSeed[] = [...SPARES, ...MERCHANDISE];
