/** More columns than a page has room for. */
const most = 12

/** How a grid shares its room: '2 1', also written '2:1' or '2/1'. Undefined for anything else. */
export function parseRatio(value: unknown): readonly number[] | undefined {
  if (typeof value !== 'string') return undefined
  const shares = value
    .trim()
    .split(/\s*[\s:/]\s*/)
    .map((part) => (/^\d{1,2}(?:\.\d{1,2})?$/.test(part) ? Number(part) : 0))
  const isRatio = shares.length >= 2 && shares.length <= most && shares.every((share) => share > 0)
  return isRatio ? shares : undefined
}
