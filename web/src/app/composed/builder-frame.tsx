import { BuilderLayout } from '../../features/page-builder/builder-layout.tsx'
import { screens } from '../features.ts'

const sections = screens
  .flatMap(({ path, section }) => (section ? [{ path, ...section }] : []))
  .toSorted((a, b) => a.position - b.position)

/** The builder's section with the sections that features have in it. */
export function BuilderFrame() {
  return <BuilderLayout sections={sections} />
}
