import { useSearchParams } from 'react-router'

/** The task that `?task=` in the address opens; opening is a step of its own for the back button, closing is none. */
export function useOpenedTask(): [string | null, (id: string | null) => void] {
  const [params, setParams] = useSearchParams()

  function open(id: string | null) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === null) next.delete('task')
        else next.set('task', id)
        return next
      },
      { replace: id === null, preventScrollReset: true },
    )
  }

  return [params.get('task'), open]
}
