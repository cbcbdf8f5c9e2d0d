import { describe, expect, it } from 'vitest'
import { labelOf, newField, readFields, withLabel, withRequired } from './form-field-list.ts'

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
    expect(newField('Teléfono', [])).toEqual({ name: 'telefono', label: 'Teléfono' })
    expect(newField('¿Qué día?', [])).toEqual({ name: 'que_dia', label: '¿Qué día?' })
    expect(newField('Email', ['email', 'email_2'])).toEqual({ name: 'email_3', label: 'Email' })
    expect(newField('日本', [])).toEqual({ name: 'campo', label: '日本' })
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
