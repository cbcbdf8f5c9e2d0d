declare global {
  interface Window {
    /** What the document itself asked for before there was a script (index.html), by path and search. */
    firstAnswers?: Record<string, Promise<Response>>
  }
}

/** Milliseconds after which an answer that nobody took is too old to be shown. */
const longestMs = 10_000

/**
 * The answer that the document has asked for already, or undefined: each is given once, and only while it is new and
 * no refusal.
 */
export async function takeFirstAnswer({ url, signal }: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(url)
  const path = pathname + search
  const asked = window.firstAnswers?.[path]
  if (!asked) return undefined
  delete window.firstAnswers?.[path]
  const answer = await asked.catch(() => undefined)
  return answer?.ok && performance.now() < longestMs && !signal.aborted ? answer : undefined
}

/** Whoever comes next has not asked for it. */
export function dropFirstAnswers(): void {
  delete window.firstAnswers
}
