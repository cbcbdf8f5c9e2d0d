import type { RouteObject } from 'react-router'
import type { PublicScreen, Screen } from '../platform/feature.ts'

/** The route of a screen, which is loaded when somebody goes there. */
export function screenRoute({ path, title, load }: PublicScreen | Screen): RouteObject {
  return { path, handle: { title }, lazy: async () => ({ Component: await load() }) }
}
