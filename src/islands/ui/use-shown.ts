import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/**
 * Reads a store. The first render in the browser shows the server's value, and the stored value
 * follows: a store read from storage is filled before the first render, so the library's own
 * `initial` would already be the stored value and the markup would not match (React’s error 418).
 */
export function useShown<Value>($store: ReadableAtom<Value>, printed: Value): Value {
	return useStore($store, { ssr: () => printed });
}
