import { toolOf } from '@aurelio/contracts/recipes'
import { expect, it } from 'vitest'
import { defaultSettings } from '../engine/settings.ts'
import { firstWatermark } from '@aurelio/contracts/watermark-layout'
import { settingsFrom, stepsOf } from './recipe-settings.ts'

const now = {
  ...defaultSettings,
  quality: 61,
  namePattern: 'marea-{n:3}',
  watermark: { ...firstWatermark, text: 'Marea' },
}
const all = { optimise: now, watermark: true, rename: true, library: true, download: true }

it('steps are made of the screen, in their order, and give the same settings back', () => {
  const steps = stepsOf(all, now)
  expect(steps.map((step) => step.do)).toEqual(['optimise', 'watermark', 'rename', 'library', 'download'])
  expect(toolOf(steps)).toBe('images')
  const other = { ...defaultSettings, format: 'avif' as const, namePattern: 'otro', fast: true }
  expect(settingsFrom(steps, other)).toEqual(now)
})

it('what a recipe says nothing of is as the screen has it, without a mark and with the usual names', () => {
  const steps = stepsOf({ ...all, optimise: null, watermark: false, rename: false }, now)
  expect(steps.map((step) => step.do)).toEqual(['library', 'download'])
  expect(settingsFrom(steps, now)).toEqual({ ...defaultSettings, quality: 61 })
})

it('a mark that draws nothing is no step', () => {
  expect(stepsOf({ ...all, optimise: null }, { ...now, watermark: firstWatermark })[0]).toMatchObject({
    do: 'rename',
  })
})
