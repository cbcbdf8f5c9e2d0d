import { useCallback, useEffect, useId, useSyncExternalStore } from 'react'

/** What somebody typed: only here, or on its way to the server. */
export type DraftState = 'unsaved' | 'saving'
/** Which change of the address takes the draft off the screen: of its path, or of anything in it. */
type LostWith = 'screen' | 'address'
type Draft = { state: DraftState; lostWith: LostWith }
type Address = { pathname: string; search: string }

const drafts = new Map<string, Draft>()
const listeners = new Set<() => void>()

function put(id: string, draft: Draft | undefined) {
  if (draft) drafts.set(id, draft)
  else drafts.delete(id)
  for (const listener of listeners) listener()
}

/**
 * Guards what is typed into a form from being left by mistake, while `state` says that there is something. Returns
 * how to let go of it at once: before the form itself leads elsewhere.
 */
export function useDraft(state: DraftState | undefined, lostWith: LostWith = 'screen'): () => void {
  const id = useId()
  const release = useCallback(() => put(id, undefined), [id])
  useEffect(() => put(id, state && { state, lostWith }), [id, state, lostWith])
  useEffect(() => release, [release])
  return release
}

/** Whether going from one address to the other loses a draft. */
export function losesDraft(from: Address, to: Address): boolean {
  const leaves = from.pathname !== to.pathname
  const moves = leaves || from.search !== to.search
  return [...drafts.values()].some(({ lostWith }) => (lostWith === 'screen' ? leaves : moves))
}

/** How the drafts of the screen stand: `unsaved` while one of them is only here. */
export function useDraftState(): DraftState | undefined {
  return useSyncExternalStore(listen, worstState)
}

/** Waiting for the person's word whether what they typed may be lost. */
type Question = { answer: (mayLose: boolean) => void }
let question: Question | null = null

function ask(next: Question | null) {
  question = next
  for (const listener of listeners) listener()
}

/** Whether the drafts of the screen may be lost: asks where one is only here, waits where one is being saved. */
export async function mayLoseDrafts(): Promise<boolean> {
  while (worstState() === 'saving') await nextChange()
  if (worstState() === undefined) return true
  const asked = Promise.withResolvers<boolean>()
  ask({ answer: asked.resolve })
  const mayLose = await asked.promise
  ask(null)
  return mayLose
}

/** Does what takes the screen's drafts with it, once they may be lost. */
export async function leaveWith(leave: () => void): Promise<void> {
  if (!(await mayLoseDrafts())) return
  dropDrafts()
  leave()
}

/** Lets go of every draft: nothing asks about them any more. */
export function dropDrafts() {
  drafts.clear()
  for (const listener of listeners) listener()
}

/** What `mayLoseDrafts` waits to hear, for who shows the question. */
export function useDraftQuestion(): Question | null {
  return useSyncExternalStore(listen, () => question)
}

function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const stop = listen(() => {
      stop()
      resolve()
    })
  })
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function worstState(): DraftState | undefined {
  const states = [...drafts.values()].map(({ state }) => state)
  return states.includes('unsaved') ? 'unsaved' : states[0]
}
