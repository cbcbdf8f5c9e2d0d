import type { ProjectState } from '@aurelio/contracts/projects'
import { useSearchParams } from 'react-router'
import { projectStates } from './project-words.ts'

/** Which projects are asked for; it lives in the address, so that it survives reload, back and a shared link. */
export type ProjectFilter = {
  state: ProjectState | null
  q: string
  /** Who works on them; null for anybody. */
  memberId: string | null
}

/** Reads the address; what makes no sense there counts as not filtered. */
export function readProjectFilter(params: URLSearchParams): ProjectFilter {
  const state = projectStates.find((name) => name === params.get('state')) ?? null
  const person = params.get('person') ?? ''
  const memberId = /^[\w-]{1,64}$/.test(person) ? person : null
  return { state, memberId, q: (params.get('q') ?? '').trim().slice(0, 200) }
}

export function useProjectFilter(): [ProjectFilter, (changes: Partial<ProjectFilter>) => void] {
  const [params, setParams] = useSearchParams()
  const filter = readProjectFilter(params)

  function change(changes: Partial<ProjectFilter>) {
    setParams(
      (before) => {
        const next = { ...readProjectFilter(before), ...changes }
        const written = new URLSearchParams()
        if (next.state) written.set('state', next.state)
        if (next.q) written.set('q', next.q)
        if (next.memberId) written.set('person', next.memberId)
        return written
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return [filter, change]
}
