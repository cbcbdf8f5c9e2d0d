import { lazy, type ComponentType } from 'react'
import { loadPart } from '../platform/load-part.ts'
import { whenCalm } from '../platform/when-calm.ts'

/** React's `lazy` for a part of a screen: where its code does not come, the fallback stays and it is asked for again. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadPart(load) }))
}

/** As `lazyPart`, for what nobody looks for in the first moment: it leaves the network to the screen itself. */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(async () => {
    await whenCalm()
    return load()
  })
}
