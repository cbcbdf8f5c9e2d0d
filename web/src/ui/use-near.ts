import { type RefObject, useEffect, useState } from 'react'

const hear = new WeakMap<Element, (isNear: boolean) => void>()
let shared: IntersectionObserver | null = null

/** One observer for all places: hundreds of their own would each be asked on every frame. */
function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) hear.get(target)?.(isIntersecting)
    },
    { rootMargin: '800px' },
  )
  return shared
}

/** True while an element is within a screen or so of being seen, or holds the focus; `watched` false asks nothing. */
export function useNear(place: RefObject<Element | null>, watched: boolean): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || !watched) return undefined
    hear.set(element, (next) => setNear(next || element.contains(document.activeElement)))
    observer().observe(element)
    return () => {
      observer().unobserve(element)
      hear.delete(element)
    }
  }, [place, watched])
  return isNear
}
