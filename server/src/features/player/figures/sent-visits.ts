/** How long a form waits for the first beacon of a film in its visit: a browser sends both when it leaves. */
const waitMs = 2 * 60 * 1000
const most = 5000

/** The visits in which a form was sent just now. Their plays may be told of a moment later. */
export function sentVisits(now: () => number = Date.now) {
  const until = new Map<string, number>()
  return {
    note(visit: string) {
      for (const [known, end] of until) if (end < now() || until.size >= most) until.delete(known)
      until.set(visit, now() + waitMs)
    },
    has: (visit: string): boolean => (until.get(visit) ?? 0) >= now(),
  }
}
