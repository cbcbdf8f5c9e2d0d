import { useSearchParams } from 'react-router'

/** Which tasks are asked for; it lives in the address, so that it survives reload, back and a shared link. */
export type TaskFilter = {
  done: boolean
  mine: boolean
  overdue: boolean
  projectId: string | null
  q: string
}

export const noFilter: TaskFilter = { done: false, mine: false, overdue: false, projectId: null, q: '' }

/** Reads the address; what makes no sense there counts as not filtered. */
export function readTaskFilter(params: URLSearchParams): TaskFilter {
  const projectId = params.get('project') ?? ''
  return {
    done: params.get('done') === '1',
    mine: params.get('mine') === '1',
    overdue: params.get('overdue') === '1' && params.get('done') !== '1',
    projectId: /^[\w-]{1,64}$/.test(projectId) ? projectId : null,
    q: (params.get('q') ?? '').trim().slice(0, 200),
  }
}

/** What of the filter stands in the address. */
export function writeTaskFilter(filter: TaskFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (filter.done) params.set('done', '1')
  if (filter.mine) params.set('mine', '1')
  if (filter.overdue && !filter.done) params.set('overdue', '1')
  if (filter.projectId) params.set('project', filter.projectId)
  if (filter.q) params.set('q', filter.q)
  return params
}

export function useTaskFilter(): [TaskFilter, (changes: Partial<TaskFilter>) => void] {
  const [params, setParams] = useSearchParams()

  function change(changes: Partial<TaskFilter>) {
    setParams((before) => writeTaskFilter({ ...readTaskFilter(before), ...changes }), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return [readTaskFilter(params), change]
}
