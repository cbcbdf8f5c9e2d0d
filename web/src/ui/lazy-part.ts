import { lazy, type ComponentType } from 'react'
import { loadPart } from '../platform/load-part.ts'

/** React's `lazy` for a part of a screen: where its code does not come, the fallback stays and it is asked for again. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadPart(load) }))
}
