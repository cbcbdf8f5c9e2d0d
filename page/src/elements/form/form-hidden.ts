/**
 * What a hidden field may carry of a visit: the names of its campaign, what kind of place led there and its address, and where
 * the form stands.
 */
export const hiddenSources = [
  'source',
  'medium',
  'campaign',
  'term',
  'content',
  'referrer',
  'referrerAddress',
  'address',
] as const
export type HiddenSource = (typeof hiddenSources)[number]

/** What an untrusted part of a field asks for; null where it carries a text of its own. */
export function hiddenSourceIn(value: unknown): HiddenSource | null {
  return hiddenSources.find((source) => source === value) ?? null
}
