import { readTemplate } from '../../templates/read-template.ts'
import type { SectionTemplate } from '../section-template.ts'

export const heroSections: readonly SectionTemplate[] = [
  {
    id: 'hero-split',
    group: 'Portada',
    name: 'Texto e imagen lado a lado',
    tags: ['portada', 'foto', 'dos columnas'],
    load: () => readTemplate(import('./split.json')),
  },
  {
    id: 'hero-dark-centered',
    group: 'Portada',
    name: 'Titular centrado sobre fondo oscuro',
    tags: ['portada', 'centrado', 'oscuro'],
    load: () => readTemplate(import('./dark-centered.json')),
  },
  {
    id: 'hero-over-color',
    group: 'Portada',
    name: 'Cabecera sobre portada de color',
    tags: ['portada', 'degradado', 'pantalla entera'],
    load: () => readTemplate(import('./over-color.json')),
  },
  {
    id: 'hero-bento',
    group: 'Portada',
    name: 'Portada en casillas',
    tags: ['bento', 'cifras', 'foto'],
    load: () => readTemplate(import('./bento.json')),
  },
  {
    id: 'hero-with-form',
    group: 'Portada',
    name: 'Portada con formulario a la derecha',
    tags: ['portada', 'formulario', 'presupuesto'],
    load: () => readTemplate(import('./with-form.json')),
  },
  {
    id: 'hero-photo-below',
    group: 'Portada',
    name: 'Titular grande y foto a todo el ancho',
    tags: ['portada', 'foto', 'a sangre'],
    load: () => readTemplate(import('./photo-below.json')),
  },
  {
    id: 'hero-editorial',
    group: 'Portada',
    name: 'Portada editorial con letra enorme',
    tags: ['editorial', 'letra grande', 'minimalista'],
    load: () => readTemplate(import('./editorial.json')),
  },
]
