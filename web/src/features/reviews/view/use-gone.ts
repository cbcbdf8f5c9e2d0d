import { useCallback, useMemo } from 'react'
import { wholePage } from './review-actions.ts'

/** Tells whether an element is not in a page's HTML; nothing is as long as the page has not come. */
export function useGone(html: string | undefined): (element: string) => boolean {
  const present = useMemo(() => (html === undefined ? null : elementsIn(html)), [html])
  return useCallback(
    (element) => present !== null && element !== wholePage && !present.has(element),
    [present],
  )
}

function elementsIn(html: string): ReadonlySet<string | null> {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return new Set(
    [...page.querySelectorAll('[data-element-id]')].map((node) => node.getAttribute('data-element-id')),
  )
}
