import { lazyPart } from '../../../../../ui/lazy-part.ts'

/** The versions of the open page, loaded when they are asked for. */
export const PageVersions = lazyPart(async () => (await import('./page-versions.tsx')).PageVersions)
