import type { TableImport } from '@aurelio/contracts/table-imports'
import { errorText } from '../../platform/api/error-text.ts'
import { Skeleton } from '../skeleton.tsx'

const askMs = 1000

/** How often it is asked how far an import is, while something is under way. */
export function askWhileRunning({ state }: { state: { data: TableImport | undefined } }): number | false {
  return state.data?.state === 'running' || state.data?.state === 'undoing' ? askMs : false
}

/** In the place of an import that is not there yet, or could not be asked for. */
export function TableWaits({ error }: { error: Error | null }) {
  if (!error) return <Skeleton className="h-32" />
  return (
    <p role="alert" className="text-danger">
      {errorText(error)}
    </p>
  )
}
