import { useSearchParams } from 'react-router'

/**
 * The lead that `?lead=` in the address opens; opening is a step of its own for the back button, closing and going from one to
 * the next are none.
 */
export function useOpenedLead(): [string | null, (id: string | null) => void] {
  const [params, setParams] = useSearchParams()

  function open(id: string | null) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === null) next.delete('lead')
        else next.set('lead', id)
        return next
      },
      { replace: id === null || params.has('lead'), preventScrollReset: true },
    )
  }

  return [params.get('lead'), open]
}
