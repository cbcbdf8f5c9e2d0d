import type { Point } from '../geometry/geometry.ts'

/** What follows a finger: the name of what it drags, above it, where the finger does not hide it. */
export function createGhost(name: string) {
  const node = document.createElement('div')
  node.dataset['dragGhost'] = ''
  node.setAttribute('aria-hidden', 'true')
  node.textContent = name
  node.className =
    'pointer-events-none fixed top-0 left-0 z-50 max-w-60 truncate rounded-md bg-accent px-3 py-2 text-sm font-medium text-on-accent shadow-float'
  document.body.append(node)
  return {
    moveTo: ({ x, y }: Point) => {
      node.style.transform = `translate(calc(${x}px - 50%), calc(${y}px - 100% - 24px))`
    },
    remove: () => node.remove(),
  }
}
