import { describe, expect, it } from 'vitest'
import {
  detailOf,
  labelOf,
  newField,
  readFields,
  typeOf,
  withDetail,
  withLabel,
  withRequired,
  withType,
} from './form-field-list.ts'

describe('readFields', () => {
  it('keeps fields and drops the rest', () => {
    expect(readFields(['email', { name: 'empresa' }, null, 7, {}, { name: 3 }])).toEqual([
      'email',
      { name: 'empresa' },
    ])
    expect(readFields('email')).toEqual([])
  })
})

describe('newField', () => {
  it('makes a name of the label that no other field has', () => {
    expect(newField('Teléfono', [])).toEqual({ name: 'telefono', label: 'Teléfono', type: 'text' })
    expect(newField('¿Qué día?', [])).toEqual({ name: 'que_dia', label: '¿Qué día?', type: 'text' })
    expect(newField('Email', ['email', 'email_2'])).toEqual({ name: 'email_3', label: 'Email', type: 'text' })
    expect(newField('日本', [])).toEqual({ name: 'campo', label: '日本', type: 'text' })
  })
})

it('turns a known name into parts when it is changed', () => {
  expect(withLabel('email', 'Tu correo')).toEqual({ name: 'email', label: 'Tu correo' })
  expect(withRequired({ name: 'email', label: 'Tu correo' }, false)).toEqual({
    name: 'email',
    label: 'Tu correo',
    required: false,
  })
})

it('shows an emptied label as it was typed', () => {
  expect(labelOf({ name: 'email', label: '' })).toBe('')
})

it('says the type that a known name has, until another one is chosen', () => {
  expect(['email', 'telefono', 'consent', 'otra'].map(typeOf)).toEqual(['email', 'tel', 'checkbox', 'text'])
  expect(withType('email', 'select')).toEqual({ name: 'email', type: 'select' })
})

it('keeps choices as a list and bounds as numbers, and lets go of what is emptied', () => {
  const chosen = withDetail('plan', 'options', 'Uno\nDos')
  expect(chosen).toEqual({ name: 'plan', options: ['Uno', 'Dos'] })
  expect(detailOf(chosen, 'options')).toBe('Uno\nDos')
  expect(withDetail(chosen, 'options', '')).toEqual({ name: 'plan' })
  expect(withDetail('edad', 'min', '18')).toEqual({ name: 'edad', min: 18 })
  expect(withDetail('edad', 'min', 'x')).toBe('edad')
})
