import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { foundOn } from '../steps/each-state.ts'
import { screens } from '../shots/screens.ts'

const atOnce = 6
const looks = ['visitor', 'new', 'busy'] as const

// WCAG 2.2 AA, by axe, on every screen as it opens, in the theme that the product starts with; the states of each and the
// other theme are the deep journey's. Looking changes nothing, so that those of a kind share one account.
for (const as of looks) {
  const ofKind = screens.filter((screen) => screen.as === as)
  for (let first = 0; first < ofKind.length; first += atOnce)
    test(`axe finds nothing on the screens as they open: ${as}, from the ${first + 1}. on`, async ({
      browser,
      product,
    }) => {
      const look = { theme: 'dark', width: 1440, height: 900 } as const
      const some = ofKind.slice(first, first + atOnce)
      expect(await foundOn(some, { browser, product, look, states: 1 }, faultsIn)).toEqual([])
    })
}
