const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Ids of things that an address names, in its path or behind it. */
export function idsIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string[] {
  return [...new Set(`${pathname}${search}`.match(id))]
}
