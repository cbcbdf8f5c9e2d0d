import { mappedScreens, opensByAddress, type MappedScreen } from '../product/app-map.ts'
import { at, describedScreens, type Screen } from './screen.ts'

const described = await describedScreens()

/**
 * Every screen and state the product has. `npm run shots` makes a contact sheet of each, and the accessibility
 * journey checks each: a screen in a feature's manifest gets both, and its states where they are described.
 */
export const screens: readonly Screen[] = [...described.map(withPlainState), ...othersOf(described)]

function withPlainState(screen: Screen): Screen {
  if (screen.path === undefined) return screen
  const mapped = mappedScreens.find(({ path }) => path === screen.path)
  if (!mapped)
    throw new Error(`The app has no screen at ${screen.path}, of which ${screen.name} is the sheet.`)
  return opensByAddress(mapped) ? { ...screen, states: [at(screen.path), ...screen.states] } : screen
}

/** A sheet for each address that has none. */
function othersOf(known: readonly Screen[]): Screen[] {
  const paths = new Set(known.map(({ path }) => path))
  return mappedScreens.filter(({ path }) => !paths.has(path)).map(plainScreen)
}

function plainScreen(screen: MappedScreen): Screen {
  if (!opensByAddress(screen)) throw new Error(`Describe in e2e/shots/screens/ how to get to ${screen.path}.`)
  const name = screen.path.slice(1).replaceAll('/', '-')
  return { name, as: screen.isPublic ? 'visitor' : 'busy', states: [at(screen.path)] }
}
