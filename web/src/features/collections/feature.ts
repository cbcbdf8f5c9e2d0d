import { addresses } from '@aurelio/contracts/addresses'
import { Rows3 } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.collections,
      title: 'Colecciones',
      load: async () => (await import('./collections-screen.tsx')).CollectionsScreen,
      command: {
        id: 'collections',
        name: 'Colecciones',
        description: 'Equipo, servicios, casos: lo que hay muchas veces',
        keywords: 'contenido cms elementos fichas tabla blog catálogo csv',
        icon: Rows3,
        needs: 'collections.change',
      },
    },
    {
      path: addresses.collectionFields(':id'),
      title: 'Campos de la colección',
      load: async () => (await import('./fields/fields-screen.tsx')).FieldsScreen,
    },
  ],
  commands: [
    {
      id: 'my-content',
      path: addresses.collections,
      name: 'Mi contenido',
      description: 'Lo que escribes tú: equipo, servicios, noticias',
      keywords: 'colecciones elementos fichas escribir editar publicar',
      icon: Rows3,
      needs: 'collections.fill',
      unless: 'collections.change',
      sidebar: { position: 10 },
      bar: { position: 6, name: 'Contenido' },
    },
  ],
}
