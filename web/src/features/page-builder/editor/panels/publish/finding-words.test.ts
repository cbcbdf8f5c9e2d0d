import { expect, it } from 'vitest'
import '../../../../../platform/i18n/i18n.ts'
import { findingText } from './finding-words.ts'

it('says the weight of a picture as it is written in the language', () => {
  const found = findingText({ code: 'heavy-picture', elementId: 'image-1', about: '0.7 MB', fix: null })
  expect(found).toContain('0,7 MB')
})
