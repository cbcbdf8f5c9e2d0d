import { loneFormAddress, type Manifest, type PageAddress } from '@aurelio/page'

/** A published page, as far as its forms go. */
export type Published = {
  pageId: string
  root: string
  slug: string
  title: string
  manifest: string | null
  /** Where it stands, and on which origin. */
  address: PageAddress
  origin: string
}

/** Where a form stands on a published page. */
export type Placed = { page: Published; elementId: string }

/** The forms of a published page; `formId`: of the workspace's own where it shows one, else of the element. */
export function placesOn(page: Published, manifest: Manifest | null): (Placed & { formId: string })[] {
  return (manifest?.forms ?? []).map((elementId) => ({
    page,
    elementId,
    formId: manifest?.symbolForms[elementId] ?? elementId,
  }))
}

/** Where a form stands by itself, and posts to from there; whole addresses. */
export function standing({ page: { address, origin }, elementId }: Placed) {
  const { page, leads } = loneFormAddress(address, elementId)
  return { address: origin + page, action: origin + leads }
}
