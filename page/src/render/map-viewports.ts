import type { Viewport } from '../document/schema.ts'

export function mapViewports<T>(make: (viewport: Viewport) => T): Record<Viewport, T> {
  return { desktop: make('desktop'), tablet: make('tablet'), mobile: make('mobile') }
}
