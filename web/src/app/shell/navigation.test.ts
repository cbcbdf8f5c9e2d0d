import { expect, test } from 'vitest'
import { navigation } from '../navigation.ts'

test('the sidebar is the specified one (dashboard.md §2)', () => {
  const names = navigation.map(({ name, children }) => [name, children.map((child) => child.name)])
  expect(names).toEqual([
    ['Dashboard', []],
    ['Herramientas', ['Aurelio Builder', 'Optimizador de Imagenes', 'YouTube Downloader', 'SEO Mass']],
    ['Proyectos', []],
    ['Analisis', []],
    ['Configuracion', []],
    ['Ayuda', []],
    // What people open all day stands below.
    ['Tareas', []],
    ['Calendario', []],
    ['Leads', []],
    // For clients alone, who have no builder.
    ['Mi contenido', []],
  ])
})
