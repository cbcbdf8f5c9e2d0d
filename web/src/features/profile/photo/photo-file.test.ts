import { expect, test } from 'vitest'
import { fileComplaint, sidesComplaint } from './photo-file.ts'

test.each([
  [5_242_880, 'image/png', null],
  [5_242_881, 'image/png', 'La imagen no debe superar 5MB'],
  [1000, 'image/webp', null],
  [1000, 'image/jpeg', null],
  [1000, 'image/gif', 'Solo se permiten imágenes en formato JPG, PNG o WebP'],
  [1000, '', 'Solo se permiten imágenes en formato JPG, PNG o WebP'],
])('a file of %i bytes and type %o', (size, type, complaint) => {
  expect(fileComplaint({ size, type })).toBe(complaint)
})

test.each([
  [200, 200, null],
  [199, 4000, 'La imagen debe tener al menos 200x200 píxeles'],
  [5000, 5000, null],
  [300, 5001, 'La imagen no debe exceder 5000x5000 píxeles'],
])('%i by %i pixels', (width, height, complaint) => {
  expect(sidesComplaint({ width, height })).toBe(complaint)
})
