import { expect, it } from 'vitest'
import { defaultSettings, settingsSchema } from '../engine/settings.ts'
import { firstWatermark } from '@aurelio/contracts/watermark-layout'
import { purposes } from '@aurelio/contracts/image-purposes'
import { settingsFor } from './purposes.ts'

it('each purpose has settings that hold, and leaves names and watermark alone', () => {
  const own = {
    ...defaultSettings,
    namePattern: 'x-{n}',
    watermark: { ...firstWatermark, text: 'Marea' },
    fast: true,
  }
  for (const purpose of purposes) {
    const settings = settingsFor(purpose, own)
    expect(settingsSchema.parse(settings)).toEqual(settings)
    expect(settings).toMatchObject({ namePattern: 'x-{n}', watermark: own.watermark, fast: false })
  }
  expect(settingsFor('print', own)).toMatchObject({ widthMode: 'none', metadata: 'all', chroma: 'full' })
  expect(settingsFor('icon', own)).toMatchObject({ format: 'png', quality: 100, widthPixels: 512 })
})
