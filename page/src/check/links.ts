import { isLegalReference, isReference } from '../values/reference.ts'
import type { Checked, Finding, Shown } from './finding.ts'

/** Links that lead nowhere: to no address, to no page of the installation, to no place on this page. */
export function checkLinks({ shown, manifest, facts }: Checked): Finding[] {
  const anchors = new Set(manifest.anchors)
  return shown.flatMap((element) =>
    linksOf(element).flatMap((link): Finding[] => {
      const about = { elementId: element.id, about: link, fix: null }
      if (link === '#') return [{ ...about, code: 'dead-link' }]
      if (link.startsWith('#'))
        return anchors.has(decoded(link.slice(1))) ? [] : [{ ...about, code: 'dead-anchor' }]
      if (isReference(link))
        return isLegalReference(link) || facts.references.has(link) ? [] : [{ ...about, code: 'dead-link' }]
      if (!isOwn(link) || facts.addresses.has(link.replace(/[?#].*$/, ''))) return []
      return [{ ...about, code: 'dead-link' }]
    }),
  )
}

/** Where an element leads, each address once. */
export function linksOf({ definition, props, id }: Shown): readonly string[] {
  return [...new Set(definition.needs?.(props, id).links ?? [])].filter((link) => link !== '')
}

/** An address of this installation: every other one names a scheme. */
function isOwn(link: string) {
  return !/^[a-z][a-z\d+.-]*:/i.test(link)
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
