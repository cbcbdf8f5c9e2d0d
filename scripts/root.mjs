import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Absolute path of something in the checkout.
 * @param {...string} parts
 */
export function inRoot(...parts) {
  return join(root, ...parts)
}
