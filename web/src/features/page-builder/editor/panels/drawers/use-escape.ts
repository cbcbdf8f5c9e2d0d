import { useEffect } from 'react'

/** Calls back on an Escape that nobody else took, while `isActive`. */
export function useEscape(onEscape: () => void, isActive = true) {
  useEffect(() => {
    const controller = new AbortController()
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
    }
    if (isActive) document.addEventListener('keydown', close, { signal: controller.signal })
    return () => controller.abort()
  }, [isActive, onEscape])
}
