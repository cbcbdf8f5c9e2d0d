import type { TableImport } from '@aurelio/contracts/table-imports'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { Skeleton } from '../skeleton.tsx'

const askMs = 1000

/** How often it is asked how far an import is, while something is under way. */
export function askWhileRunning({ state }: { state: { data: TableImport | undefined } }): number | false {
  return state.data?.state === 'running' || state.data?.state === 'undoing' ? askMs : false
}

type TakenTableProps<Taken> = {
  taken: Pick<UseQueryResult<Taken>, 'data' | 'error'>
  /** What its columns are, until it runs. */
  mapping: (taken: Taken) => ReactNode
  progress: (taken: Taken) => ReactNode
}

/** A table that was sent: its columns, then how it goes. */
export function TakenTable<Taken extends TableImport>({ taken, mapping, progress }: TakenTableProps<Taken>) {
  const { data, error } = taken
  if (data) return data.state === 'ready' ? mapping(data) : progress(data)
  if (!error) return <Skeleton className="h-32" />
  return (
    <p role="alert" className="text-danger">
      {errorText(error)}
    </p>
  )
}
