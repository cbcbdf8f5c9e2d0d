import { expect, test } from 'vitest'
import { stepText } from './step-text.ts'

test.each([
  ['Añadir {{elemento}}', { elemento: 'Encabezado' }, 'Añadir encabezado'],
  ['Mover {{Elemento}}', { elemento: 'Botón' }, 'Mover Botón'],
  [
    'Cambiar {{propiedad}} de {{Elemento}}',
    { propiedad: 'URL de la imagen', elemento: 'Imagen' },
    'Cambiar URL de la imagen de Imagen',
  ],
  [
    'Cambiar {{propiedad}} de {{Elemento}} en {{vista}}',
    { propiedad: 'Relleno', elemento: 'Contenedor', vista: 'Tableta' },
    'Cambiar relleno de Contenedor en tableta',
  ],
  ['Renombrar página', undefined, 'Renombrar página'],
  ['Mover {{Elemento}}', { elemento: '{{vista}} $t(Guardar)' }, 'Mover {{vista}} $t(Guardar)'],
])('%s with %j', (label, names, text) => {
  expect(stepText(names ? { label, names } : { label })).toBe(text)
})
