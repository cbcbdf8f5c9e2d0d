const written = /^([a-z0-9][a-z0-9-]{0,60}) (M[\d MmLlHhVvCcSsQqTtAaZz.,-]{1,2000})$/

/** An icon: a name, and its drawing as one path of strokes on a field of 24 by 24. */
export type Icon = { name: string; path: string }

/**
 * Reads an icon as a prop holds it, its name, a space, its path; undefined for anything else. The page carries its own
 * drawings: it needs no set of icons to be shown.
 */
export function readIcon(value: unknown): Icon | undefined {
  const [, name, path] = (typeof value === 'string' && written.exec(value)) || []
  return name !== undefined && path !== undefined ? { name, path } : undefined
}
