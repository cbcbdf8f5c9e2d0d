import type { PageDocument } from '../document/schema.ts'
import { requireElement } from '../document/tree.ts'
import { picturesOf } from '../elements/background-image.ts'
import { elementStyles } from '../elements/resolve.ts'
import type { Checked, Finding, Shown } from './finding.ts'

/** Bytes of a picture from which people on a phone wait for it. */
const heavy = 500_000

/** Pictures that take long to load, as far as their weight is known. */
export function checkPictures({ document, shown, facts }: Checked): Finding[] {
  return shown.flatMap((element) =>
    [...sourcesOf(document, element)].flatMap((source): Finding[] => {
      const bytes = source.startsWith('data:') ? inlineBytes(source) : (facts.pictureBytes.get(source) ?? 0)
      if (bytes <= heavy) return []
      const about = `${(bytes / 1_000_000).toFixed(1)} MB`
      return [{ code: 'heavy-picture', elementId: element.id, about, fix: null }]
    }),
  )
}

function sourcesOf(document: PageDocument, { definition, props, id }: Shown) {
  const { root } = elementStyles(requireElement(document, id), 'desktop')
  const found = [...(definition.needs?.(props, id).pictures ?? []), ...picturesOf(root)]
  return new Set(found.filter((source) => source !== ''))
}

function inlineBytes(source: string) {
  const data = source.length - source.indexOf(',') - 1
  return /;base64,/i.test(source.slice(0, 100)) ? Math.floor(data * 0.75) : data
}
