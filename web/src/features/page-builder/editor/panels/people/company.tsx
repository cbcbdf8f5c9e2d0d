import { Suspense } from 'react'
import { useStore } from 'zustand'
import { lazyPart } from '../../../../../ui/lazy-part.ts'
import { useSync } from '../../sync/state/sync-context.ts'

const PeopleOnPage = lazyPart(async () => (await import('./people-on-page.tsx')).PeopleOnPage)

/** Who else has it open, for a bar above the canvas; nothing is loaded for who is alone. */
export function Company() {
  const hasCompany = useStore(useSync().people, ({ others }) => others.length > 0)
  return <Suspense fallback={null}>{hasCompany && <PeopleOnPage />}</Suspense>
}
