import { expect, it } from 'vitest'
import { createEditorStore } from '../../model/state/editor-store.ts'
import { pageOf } from '../../model/testing/documents.ts'
import { createCanvasViewStore } from '../state/canvas-view-store.ts'
import { deviceAt, showDevice, showWidth } from './device-widths.ts'

it.each([
  [320, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
  [1920, 'desktop'],
])('%i px are a %s', (width, device) => {
  expect(deviceAt(width)).toBe(device)
})

it('every width between is the device whose styles hold there, and a device chosen by name has its own', () => {
  const shown = { store: createEditorStore(pageOf(), 'Prueba'), view: createCanvasViewStore() }
  const { store, view } = shown
  showWidth(shown, 1300.4)
  showWidth(shown, 900)
  expect(store.getState().viewport).toBe('tablet')
  expect(view.getState().widths).toEqual({ desktop: 1300, tablet: 900 })
  showWidth(shown, 10)
  expect(view.getState().widths).toMatchObject({ mobile: 320 })
  showDevice(shown, 'tablet')
  expect(store.getState().viewport).toBe('tablet')
  expect(view.getState().widths).toEqual({ desktop: 1300 })
})
