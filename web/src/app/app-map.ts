import type { PublicScreen, Screen } from '../platform/feature.ts'
import { destinations, screens } from './features.ts'
import { publicScreens } from './public-screens.ts'

type MappedScreen = {
  path: string
  title: string
  isPublic: boolean
  isFullscreen: boolean
  language: 'es' | 'en'
  /** Addresses of its parts that have a command of their own. */
  parts: readonly string[]
}

function mappedPublic({ path, title }: PublicScreen): MappedScreen {
  const common = { isFullscreen: false, language: 'es', parts: [] } as const
  return { path, title, isPublic: true, ...common }
}

function mappedScreen(screen: Screen): MappedScreen {
  const { path, title, isFullscreen = false } = screen
  const parts = destinations.map((one) => one.path).filter((address) => address.startsWith(`${path}?`))
  return { path, title, isPublic: false, isFullscreen, language: screen.language ?? 'es', parts }
}

const mapped = [...publicScreens.map(mappedPublic), ...screens.map(mappedScreen)]

const addresses = ['/', ...mapped.map(({ path }) => path), ...destinations.map(({ path }) => path)]

/**
 * What the app holds, as plain data. `web/build/app-map.ts` writes it beside the built app: the server tells known
 * addresses from others by it, and the journeys over every screen find theirs.
 */
export const appMap = {
  screens: mapped,
  /** Every address there is: the screens', and those that lead on to one. */
  addresses: [...new Set(addresses.map((address) => address.replace(/\?.*/, '')))],
}
