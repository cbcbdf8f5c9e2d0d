import { expect, test } from 'vitest'
import { checkPage } from '../check/check-page.ts'
import { renderPublication } from '../render/render-publication.ts'
import { kits } from '../theme/kits.ts'
import { galleryTemplates } from './gallery-templates.ts'
import { libraryTemplates } from './library-templates.ts'
import { tradeTemplates } from './trade-templates.ts'

const nothingKnown = { addresses: new Set<string>(), references: new Set<string>(), pictureBytes: new Map() }

test.each([...galleryTemplates, ...libraryTemplates, ...tradeTemplates])(
  '$name can be read in every kit',
  async ({ load }) => {
    const { document } = await load()
    const weak = kits.flatMap(({ id, theme }) => {
      const { manifest } = renderPublication(document, { title: id, theme })
      return checkPage(document, manifest, { ...nothingKnown, theme })
        .filter(({ code }) => code === 'contrast')
        .map(({ elementId, about }) => `${id}: ${elementId} ${about}`)
    })
    expect(weak).toEqual([])
  },
)
