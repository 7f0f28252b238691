import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/**
 * Reads a store. The first render in the browser shows what the server printed, and what the device
 * has kept comes after it: a store that is read from storage is filled before the first render, so
 * the library's own `initial` would be that already and the markup would not match (React’s error 418).
 */
export function useShown<Value>($store: ReadableAtom<Value>, printed: Value): Value {
	return useStore($store, { ssr: () => printed });
}
