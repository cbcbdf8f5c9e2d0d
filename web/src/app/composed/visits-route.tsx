import { VisitsScreen } from '../../features/visits/screen/visits-screen.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const SectionPicture = lazyPart(
  async () => (await import('../../features/page-builder/sections-seen/section-picture.tsx')).SectionPicture,
)

/** The visits, with the pages that they were of drawn by the builder. */
export function VisitsRoute() {
  return <VisitsScreen renderPicture={(drawn) => <SectionPicture {...drawn} />} />
}
