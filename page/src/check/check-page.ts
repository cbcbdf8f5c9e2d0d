import { isHidden } from '../document/marks.ts'
import type { PageDocument } from '../document/schema.ts'
import { walk } from '../document/tree.ts'
import { registerGroups } from '../elements/groups.ts'
import { getElement } from '../elements/registry.ts'
import { resolveProps } from '../elements/resolve.ts'
import type { Manifest } from '../render/manifest.ts'
import { checkAlternatives } from './alternatives.ts'
import { checkContrast } from './contrast.ts'
import {
  type Check,
  type Facts,
  type Finding,
  type FindingCode,
  findingCodes,
  type Shown,
} from './finding.ts'
import { checkFonts } from './fonts.ts'
import { checkForms } from './forms.ts'
import { checkHeadings } from './headings.ts'
import { checkLinks } from './links.ts'
import { checkPictures } from './pictures.ts'
import { checkSamples } from './samples.ts'
import { checkSymbols } from './symbols.ts'

registerGroups()

const checks: readonly Check[] = [
  checkForms,
  checkSamples,
  checkLinks,
  checkAlternatives,
  checkHeadings,
  checkContrast,
  checkPictures,
  checkFonts,
  checkSymbols,
]

/** Whether a page may not be published with it; with everything else a person may overrule. */
export function isError({ code }: { code: FindingCode }): boolean {
  return code === 'missing-consent'
}

/**
 * What should be looked at before a page is published: from its document, what its manifest says and a few facts.
 * Errors first, each kind in page order; what is hidden is not looked at.
 */
export function checkPage(document: PageDocument, manifest: Manifest, facts: Facts): Finding[] {
  const page = { document, manifest, facts, shown: shownIn(document) }
  const found = checks.flatMap((check) => check(page))
  return found.toSorted((one, other) => findingCodes.indexOf(one.code) - findingCodes.indexOf(other.code))
}

function shownIn(document: PageDocument): Shown[] {
  return [...walk(document)].flatMap(({ node }) => {
    const definition = getElement(node.type)
    if (!definition || isHidden(document, node.id)) return []
    const { id, type, props: raw } = node
    return [{ id, type, raw, props: resolveProps(node, 'desktop'), definition }]
  })
}
