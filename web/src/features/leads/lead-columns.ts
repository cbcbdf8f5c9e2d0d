import type { LeadSort } from '@aurelio/contracts/leads'
import { useSearchParams } from 'react-router'

type Column = {
  id: string
  /** Spanish, and its translation key. */
  name: string
  sort?: LeadSort
}

/** What the list can show, in its order; the person always comes first. */
export const leadColumns = [
  { id: 'data', name: 'Datos' },
  { id: 'assignee', name: 'Responsable' },
  { id: 'value', name: 'Valor (€)', sort: 'value' },
  { id: 'labels', name: 'Etiquetas' },
  { id: 'page', name: 'Página' },
  { id: 'date', name: 'Fecha', sort: 'date' },
  { id: 'state', name: 'Estado' },
] as const satisfies readonly Column[]
export type LeadColumn = (typeof leadColumns)[number]['id']

const usual: readonly LeadColumn[] = ['data', 'labels', 'page', 'date', 'state']
/** Separates the columns in the address. */
const mark = '.'

/** The columns that the address names; the usual ones where it names none. */
export function readColumns(params: URLSearchParams): readonly LeadColumn[] {
  const named = params.get('columns')?.split(mark)
  if (!named) return usual
  return leadColumns.map(({ id }) => id).filter((id) => named.includes(id))
}

export function useLeadColumns(): [readonly LeadColumn[], (columns: readonly LeadColumn[]) => void] {
  const [params, setParams] = useSearchParams()

  function choose(columns: readonly LeadColumn[]) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        const isUsual = columns.length === usual.length && usual.every((id) => columns.includes(id))
        if (isUsual) next.delete('columns')
        else next.set('columns', columns.join(mark))
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return [readColumns(params), choose]
}
