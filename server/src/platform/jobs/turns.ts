/** A job that is due. */
export type Waiting = { id: string; runAt: string; share: string | null; short: 0 | 1 }

/** What somebody has had of the workers: jobs that run now, and when the last one was begun. */
export type Served = { share: string; running: number; lastStart: string | null }

type Turn = { taken: number; last: string }

/**
 * The order in which jobs begin: whose share has least under way is next, then who was served longest ago, then the
 * oldest job. Each turn that is given counts for the next one, so that one with thirty jobs and one with a single job
 * take turns.
 */
export function inTurn(waiting: readonly Waiting[], served: readonly Served[]): Waiting[] {
  const turns = new Map<string, Turn>(
    served.map(({ share, running, lastStart }) => [share, { taken: running, last: lastStart ?? '' }]),
  )
  const lines = linesOf(waiting)
  const order: Waiting[] = []
  while (lines.size > 0) {
    const next = [...lines.entries()].toSorted(([a, [first]], [b, [other]]) => {
      const [mine, theirs] = [turnOf(turns, a), turnOf(turns, b)]
      return mine.taken - theirs.taken || compare(mine.last, theirs.last) || byAge(first, other)
    })[0]
    if (!next) break
    const [share, line] = next
    const job = line.shift()
    if (line.length === 0) lines.delete(share)
    if (!job) continue
    // Later than any time that was written down: in the order of these turns.
    turns.set(share, {
      taken: turnOf(turns, share).taken + 1,
      last: `9${String(order.length).padStart(9, '0')}`,
    })
    order.push(job)
  }
  return order
}

/** Each share's jobs, the oldest first. */
function linesOf(waiting: readonly Waiting[]) {
  const lines = new Map<string, Waiting[]>()
  for (const job of waiting.toSorted(byAge)) {
    const share = job.share ?? job.id
    lines.set(share, [...(lines.get(share) ?? []), job])
  }
  return lines
}

function turnOf(turns: ReadonlyMap<string, Turn>, share: string): Turn {
  return turns.get(share) ?? { taken: 0, last: '' }
}

function byAge(a: Waiting | undefined, b: Waiting | undefined) {
  return compare(a?.runAt ?? '', b?.runAt ?? '') || compare(a?.id ?? '', b?.id ?? '')
}

function compare(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0
}
